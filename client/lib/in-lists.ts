/** Items of one call: the most that the API takes. */
const LIST_LIMIT = 500;
/** Lists in flight. Each takes longer than a call for one item. */
const LISTS_AT_ONCE = 2;
/** Items refused alone while none is saved, after which refused lists are not split: the reason is not a single item. */
const REFUSED_ALONE = 50;

type Options = {
  /** Whether a failure may be that of a single item, so that the others are tried without it. */
  isOfOneItem: (failure: unknown) => boolean;
  /** Called with the number of items that are done. */
  onProgress?: (done: number) => void;
  /** Stops before the next call. Calls in flight complete. */
  signal?: AbortSignal;
};

/** `unsent`: stopped before, or refused only together with others. */
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
  const saved: Item[] = [];
  const failed = new Map<Item, unknown>();
  let refusedAlone = 0;
  /** Halves of a list to try instead of it, or none. */
  const attempt = async (list: readonly Item[]): Promise<(readonly Item[])[]> => {
    try {
      await save(list);
      saved.push(...list);
    } catch (failure) {
      const isOfOne = isOfOneItem(failure);
      if (isOfOne && list.length > 1) {
        const middle = Math.ceil(list.length / 2);
        const isHopeless = saved.length === 0 && refusedAlone >= REFUSED_ALONE;
        return isHopeless ? [] : [list.slice(0, middle), list.slice(middle)];
      }
      for (const item of list) failed.set(item, failure);
      if (isOfOne) refusedAlone += 1;
    }
    onProgress?.(saved.length + failed.size);
    return [];
  };
  // The next list is the last. Halves come before other lists, so that refused items are found early.
  const waiting: (readonly Item[])[] = Array.from({ length: Math.ceil(items.length / LIST_LIMIT) }, (_, index) =>
    items.slice(index * LIST_LIMIT, (index + 1) * LIST_LIMIT),
  ).reverse();
  let running = 0;
  const work = async (): Promise<void> => {
    if (running === LISTS_AT_ONCE || signal?.aborted) return;
    const list = waiting.pop();
    if (!list) return;
    running += 1;
    waiting.push(...(await attempt(list)).reverse());
    running -= 1;
    await Promise.all([work(), work()]);
  };
  await Promise.all(Array.from({ length: LISTS_AT_ONCE }, work));
  const done = new Set(saved);
  return { saved, failed, unsent: items.filter((item) => !done.has(item) && !failed.has(item)) };
}
