import { useEffect, useState, useSyncExternalStore } from 'react';
import { useConnection } from '../lib/connection.ts';

/** Calls that fail for a shorter time are retried silently. */
const PATIENCE = 2_000;

function followBrowser(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser reports no network, or calls have failed for a while. */
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
