import { useEffect, useState, useSyncExternalStore } from 'react';
import { useConnection } from '../lib/connection.ts';

/** Calls that fail for less long than this are tried again without a word. */
const PATIENCE = 2_000;

function followBrowser(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser knows of no network, or calls have found none for a while. */
export function useIsLost(): boolean {
  const isOffline = useSyncExternalStore(followBrowser, () => !navigator.onLine);
  const isFailing = useConnection(({ isFailing }) => isFailing);
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isFailing) return;
    const timer = setTimeout(() => setHasLasted(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isFailing]);
  return isOffline || (isFailing && hasLasted);
}
