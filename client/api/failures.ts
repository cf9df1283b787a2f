import type { ApiError } from './errors.ts';

type Listener = (error: ApiError, path: string) => void;
const listeners = new Set<Listener>();

/** Calls a listener for every failed call. Returns a function that removes it. */
export function onFailedCall(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const reportFailure: Listener = (error, path) => {
  for (const listener of listeners) listener(error, path);
};
