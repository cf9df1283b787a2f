/** Runs `work` when the browser is idle, at the latest after `timeout` milliseconds. */
export function whenIdle(work: () => void, timeout = 2_000): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, Math.min(timeout, 200));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout });
  return () => cancelIdleCallback(handle);
}
