/** Runs a task when there is room for it. One whose signal is aborted before its turn never runs. */
export type Limiter = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** As many requests as a browser has connections to one host (core 7, commerce 9). */
const AT_ONCE = 6;

/** Works on all items, six at once, in their order. Resolves with the results in the same order. */
export function sixAtOnce<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const limited = createLimiter();
  return Promise.all(Array.from(items, (item) => limited(() => work(item))));
}

/** Lets at most `most` tasks run at once; the others wait for their turn, first come, first served. */
export function createLimiter(most: number = AT_ONCE): Limiter {
  let running = 0;
  const waiting = new Set<() => void>();
  const next = () => {
    for (const begin of waiting) {
      if (running >= most) return;
      running += 1;
      waiting.delete(begin);
      begin();
    }
  };
  const turn = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        if (waiting.delete(begin)) reject(signal?.reason);
      };
      const begin = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      signal?.throwIfAborted();
      signal?.addEventListener('abort', giveUp);
      waiting.add(begin);
      next();
    });
  return async (task, signal) => {
    await turn(signal);
    try {
      return await task();
    } finally {
      running -= 1;
      next();
    }
  };
}
