import { useEffect, useState } from 'react';

/** Calls `work` when the next frame was painted. Returns a function that cancels it. */
export function afterFrame(work: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  // A frame callback runs before the paint, the task that it starts after it.
  const frame = requestAnimationFrame(() => {
    task = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

/** The value, once a frame with it was painted. For slow parts of a page, such as the map, so that they delay no key or click. */
export function useAfterFrame<T>(value: T): T {
  const [painted, setPainted] = useState({ value });
  useEffect(
    () => afterFrame(() => setPainted((known) => (Object.is(known.value, value) ? known : { value }))),
    [value],
  );
  return painted.value;
}
