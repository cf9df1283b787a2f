/** Returns the values of `sent` that differ from `before`, so that a save sends only changes. */
export function changesOf<Sent extends object>(before: { [K in keyof Sent]?: unknown }, sent: Sent): Partial<Sent> {
  const entries = Object.entries(sent).filter(
    ([name, value]) => value !== undefined && value !== (before as Record<string, unknown>)[name],
  );
  return Object.fromEntries(entries) as Partial<Sent>;
}

export const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;
