import { useEffect, useEffectEvent } from 'react';

/** Retries a failed load when the connection is back, which is the usual cause. */
export function useRetryOnceOnline(hasFailed: boolean, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!hasFailed) return;
    const onOnline = () => again();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [hasFailed]);
}
