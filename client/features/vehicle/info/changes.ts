/** What of `sent` is not as it was `before`: one save sends what was changed and nothing else. */
export function changesOf<Sent extends object>(before: { [K in keyof Sent]?: unknown }, sent: Sent): Partial<Sent> {
  const entries = Object.entries(sent).filter(
    ([name, value]) => value !== undefined && value !== ((before as Record<string, unknown>)[name] ?? null),
  );
  return Object.fromEntries(entries) as Partial<Sent>;
}

export const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;
