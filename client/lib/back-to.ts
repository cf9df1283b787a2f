/** State of a link: target of the back arrow on the page that it opens (core 2.4). */
type BackTo = { backTo: string };

/** Creates the state of a link with a stored back target. The state belongs to one history entry, so no other page reads it. */
export const backTo = (address: string): BackTo => ({ backTo: address });

/** Returns the stored target in the state of a location, or `null`. Accepts only addresses of the portal. */
export function backTargetOf(state: unknown): string | null {
  const { backTo: address } = (state ?? {}) as Partial<Record<keyof BackTo, unknown>>;
  return typeof address === 'string' && /^\/(?![/\\])/.test(address) ? address : null;
}
