/** Runs a task when a slot is free. Never runs one whose signal is aborted before its turn. */
export type Limiter = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Limit of concurrent requests: browsers open six connections to one host (core 7, commerce 9). */
const AT_ONCE = 6;

/** Runs `work` for all items, six at a time. Resolves with the results in the order of the items. */
export function sixAtOnce<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const limited = createLimiter();
  return Promise.all(Array.from(items, (item) => limited(() => work(item))));
}

/** Runs at most `most` tasks at a time. The others wait in order. */
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
