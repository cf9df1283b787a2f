export type Paced<T> = { (value: T): void; cancel(): void };

/**
 * Passes values on to `work`, at most one in `interval` milliseconds: the first at once, afterwards the latest of those
 * that came in between. `cancel` drops what is waiting.
 */
export function atMostEvery<T>(interval: number, work: (value: T) => void): Paced<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: T } | null = null;
  const pass = (value: T) => {
    work(value);
    timer = setTimeout(() => {
      timer = undefined;
      const next = waiting;
      waiting = null;
      if (next) pass(next.value);
    }, interval);
  };
  const paced = (value: T) => {
    if (timer === undefined) pass(value);
    else waiting = { value };
  };
  return Object.assign(paced, {
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
    },
  });
}
