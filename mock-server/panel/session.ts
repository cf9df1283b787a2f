/** Subject of the user who is signed in to the portal, from the cookies of the session. `null` without one. */
export function subjectIn(cookies: string): string | null {
  const [, payload] = /\.idToken=[^.;]*\.([^.;]+)/.exec(cookies) ?? [];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { sub } = claims as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}
