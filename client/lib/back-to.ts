/** What a link carries beside its address: where the back arrow of the page it opens leads (core 2.4). */
type BackTo = { backTo: string };

/** The state of a link to a page that goes back to a stored target. It belongs to the page's entry in the history, so it is never another page's. */
export const backTo = (address: string): BackTo => ({ backTo: address });

/** The stored target in the state of a location, or null. Only an address of the portal is one. */
export function backTargetOf(state: unknown): string | null {
  const { backTo: address } = (state ?? {}) as Partial<Record<keyof BackTo, unknown>>;
  return typeof address === 'string' && /^\/(?![/\\])/.test(address) ? address : null;
}
