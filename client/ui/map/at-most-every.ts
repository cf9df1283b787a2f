export type Paced<T> = { (value: T): void; cancel(): void };

/**
 * Throttles values to one in `interval` milliseconds: the first at once, then the latest of each interval. `cancel` drops a pending
 * value.
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
