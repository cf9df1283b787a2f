import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { paths } from '../../lib/paths.ts';

type Props = { isBusy: boolean; onClose: () => void };

/** Closes the dialog on the browser's Back, and blocks leaving the page while a call is in flight (core 2.10). */
export function StayOrClose({ isBusy, onClose }: Props) {
  const blocker = useBlocker(
    ({ historyAction, nextLocation }) =>
      // An expired session cannot save anything.
      nextLocation.pathname !== paths.login && (isBusy || historyAction === NavigationType.Pop),
  );
  const stay = useEffectEvent(() => {
    blocker.reset?.();
    if (!isBusy) onClose();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') stay();
  }, [blocker.state]);
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return null;
}
