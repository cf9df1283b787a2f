import { createLimiter } from './limiter.ts';

/** Items of one call: the most that the API takes. */
const LIST_LIMIT = 500;
/** Lists in flight. Each takes longer than a call for one item. */
const LISTS_AT_ONCE = 2;

type Options = {
  /** Whether a failure may be that of a single item, so that the others are tried without it. */
  isOfOneItem: (failure: unknown) => boolean;
  /** Called with the number of items that are done. */
  onProgress?: (done: number) => void;
  /** Stops before the next call. Calls in flight complete. */
  signal?: AbortSignal;
};

export type ListOutcome<Item> = { saved: Item[]; failed: Map<Item, unknown>; unsent: Item[] };

/**
 * Saves items in lists. The API saves all of a list or nothing: halves a refused one until the refused items are alone, which takes
 * a few calls for each of them. Never rejects.
 */
export async function saveInLists<Item>(
  items: readonly Item[],
  save: (list: readonly Item[]) => Promise<unknown>,
  { isOfOneItem, onProgress, signal }: Options,
): Promise<ListOutcome<Item>> {
  const limited = createLimiter(LISTS_AT_ONCE);
  const saved: Item[] = [];
  const failed = new Map<Item, unknown>();
  const attempt = async (list: readonly Item[]): Promise<void> => {
    let failure: unknown;
    try {
      await limited(async () => {
        await save(list).then(
          () => saved.push(...list),
          (reason: unknown) => {
            failure = reason;
          },
        );
      }, signal);
    } catch {
      // Stopped before its turn.
      return;
    }
    if (failure !== undefined && list.length > 1 && isOfOneItem(failure)) {
      const middle = Math.ceil(list.length / 2);
      await Promise.all([attempt(list.slice(0, middle)), attempt(list.slice(middle))]);
      return;
    }
    if (failure !== undefined) for (const item of list) failed.set(item, failure);
    onProgress?.(saved.length + failed.size);
  };
  const lists = Array.from({ length: Math.ceil(items.length / LIST_LIMIT) }, (_, index) =>
    items.slice(index * LIST_LIMIT, (index + 1) * LIST_LIMIT),
  );
  await Promise.all(lists.map(attempt));
  const done = new Set(saved);
  return { saved, failed, unsent: items.filter((item) => !done.has(item) && !failed.has(item)) };
}
