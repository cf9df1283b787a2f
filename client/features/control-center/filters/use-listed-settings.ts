import { useCallback, useEffect, useRef, useState } from 'react';
import { afterFrame } from '../../../ui/use-after-frame.ts';
import { type ListSettings, useListSettings } from './list-settings.ts';

/**
 * Settings of the list, once a frame with the control that changed them was painted: a letter appears before 10,000 vehicles are
 * searched for it, and letters typed within a frame search once. Not a deferred value, which waits for seconds while a map renders.
 */
export function useListedSettings(): {
  settings: ListSettings;
  /** Calls `work` when the list shows the latest settings, at once if it does. */
  whenListed: (work: () => void) => void;
} {
  const [settings, setSettings] = useState(useListSettings.getState);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    let cancel = () => {};
    const unsubscribe = useListSettings.subscribe((latest) => {
      cancel();
      cancel = afterFrame(() => setSettings(latest));
    });
    // Settings of the address are set before the page is painted first.
    setSettings(useListSettings.getState());
    return () => {
      unsubscribe();
      cancel();
    };
  }, []);
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
