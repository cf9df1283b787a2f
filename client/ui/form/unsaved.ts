import { useSyncExternalStore } from 'react';

/** Forms on the page with unsaved changes, oldest first. */
const unsaved = new Set<string>();
const listeners = new Set<() => void>();

export function markUnsaved(form: string, isUnsaved: boolean): void {
  if (unsaved.has(form) === isUnsaved) return;
  if (isUnsaved) unsaved.add(form);
  else unsaved.delete(form);
  for (const listener of listeners) listener();
}

export const hasUnsaved = (): boolean => unsaved.size > 0;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const first = () => unsaved.values().next().value;

/** Whether this form asks on behalf of all: the router takes one blocker at a time. */
export const useAsksForAll = (form: string): boolean => useSyncExternalStore(subscribe, first) === form;
