/**
 * Values of `sent` that differ from `before`, so that a save sends only changes. `null`: none. A value that is absent is equal to
 * `null`, and one that is `undefined` is not sent.
 */
export function changesOf<Sent extends object>(
  before: { [K in keyof Sent]?: unknown },
  sent: Sent,
): Partial<Sent> | null {
  const entries = Object.entries(sent).filter(
    ([name, value]) => value !== undefined && value !== ((before as Record<string, unknown>)[name] ?? null),
  );
  return entries.length === 0 ? null : (Object.fromEntries(entries) as Partial<Sent>);
}
