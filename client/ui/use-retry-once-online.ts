import { useEffect, useEffectEvent } from 'react';

/** Most of what fails to load does so for want of a connection: when that is back, it is asked for again. */
export function useRetryOnceOnline(hasFailed: boolean, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!hasFailed) return;
    const onOnline = () => again();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [hasFailed]);
}
