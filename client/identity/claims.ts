/** Reads the claims of a token without checking its signature, which the server does. `null` if it is no token. */
export function readClaims(token: string | null): Readonly<Record<string, unknown>> | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** When a token was issued and when it expires, in milliseconds since 1970. 0 if it does not say. */
export const issueOf = (token: string | null): number => timeOf(token, 'iat');
export const expiryOf = (token: string | null): number => timeOf(token, 'exp');

function timeOf(token: string | null, claim: 'iat' | 'exp'): number {
  const seconds = readClaims(token)?.[claim];
  return typeof seconds === 'number' ? seconds * 1_000 : 0;
}
