type Listener = () => void;
const listeners = new Set<Listener>();
/** Reads of the status itself, which must not cause the next one. */
const STATUS_PATHS = /^\/api\/(outage|maintenance)$/;

let known: string | null = null;

/** Calls a listener when the service's outages or maintenance changed. Returns a function that removes it. */
export function onServiceStatus(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isStatusPath = (path: string): boolean => STATUS_PATHS.test(path);

/** Compares the revision in `X-Service-Status` with the last one. A no-op for a server that does not send it. */
export function learnServiceStatus(revision: string | null, path: string): void {
  if (revision === null || revision === known || isStatusPath(path)) return;
  const isFirst = known === null;
  known = revision;
  if (isFirst) return;
  for (const listener of listeners) listener();
}
