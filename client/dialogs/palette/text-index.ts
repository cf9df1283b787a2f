import { folded } from '../../rules/vehicle/search.ts';

type Entry<Item> = { item: Item; text: string };
/** Items with their folded texts, built once per change of the data: a fleet has too many to fold at each key press. */
export type TextIndex<Item> = readonly Entry<Item>[];

export const indexOf = <Item>(items: readonly Item[], textOf: (item: Item) => string): TextIndex<Item> =>
  items.map((item) => ({ item, text: folded(textOf(item)) }));

/** The first items whose text contains every word, at most `most`. None without words. */
export function foundIn<Item>(index: TextIndex<Item>, words: readonly string[], most: number): Item[] {
  const found: Item[] = [];
  if (words.length === 0) return found;
  for (const { item, text } of index) {
    if (found.length === most) break;
    if (words.every((word) => text.includes(word))) found.push(item);
  }
  return found;
}
