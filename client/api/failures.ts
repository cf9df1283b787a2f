import type { ApiError } from './errors.ts';

type Listener = (error: ApiError, path: string) => void;
const listeners = new Set<Listener>();

/** Tells a listener of every failed call. Returns how to stop. */
export function onFailedCall(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const reportFailure: Listener = (error, path) => {
  for (const listener of listeners) listener(error, path);
};
