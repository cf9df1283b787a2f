import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { afterFrame } from '../../../ui/use-after-frame.ts';
import { type ListSettings, useListSettings } from './list-settings.ts';

/** Tells of changes once a frame with them was painted, and of several in one frame once. */
function followAfterFrame(changed: () => void): () => void {
  let cancel = () => {};
  const unsubscribe = useListSettings.subscribe(() => {
    cancel();
    cancel = afterFrame(changed);
  });
  return () => {
    unsubscribe();
    cancel();
  };
}

/**
 * Settings of the list, once a frame with the control that changed them was painted: a letter appears before 10,000 vehicles are
 * searched for it. Not a deferred value, which waits for seconds while a map renders.
 */
export function useListedSettings(): {
  settings: ListSettings;
  /** Calls `work` when the list shows the latest settings, at once if it does. */
  whenListed: (work: () => void) => void;
} {
  const settings = useSyncExternalStore(followAfterFrame, useListSettings.getState);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (settings !== useListSettings.getState()) return;
    waiting.current?.();
    waiting.current = null;
  }, [settings]);
  const whenListed = useCallback(
    (work: () => void) => {
      if (settings === useListSettings.getState()) work();
      else waiting.current = work;
    },
    [settings],
  );
  return { settings, whenListed };
}
