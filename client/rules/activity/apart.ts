/**
 * Groups of items in order of time, each with those nearer to its first than `room`. Keeps their icons from covering each other.
 */
export function groupsWithin<Item>(
  items: readonly Item[],
  atOf: (item: Item) => number,
  room: number,
): { at: number; items: readonly Item[] }[] {
  const groups: { at: number; items: Item[] }[] = [];
  for (const item of items) {
    const at = atOf(item);
    const last = groups.at(-1);
    if (last && at - last.at < room) last.items.push(item);
    else groups.push({ at, items: [item] });
  }
  return groups;
}
