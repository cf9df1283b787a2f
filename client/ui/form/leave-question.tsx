import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Dialog, DialogFooter } from '../dialog.tsx';
import { hasUnsaved } from './unsaved.ts';

/** Asks before a page with unsaved changes is left; the browser asks where the portal itself is left. */
export function LeaveQuestion() {
  const { t } = useTranslation('forms');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() &&
      nextLocation.pathname !== currentLocation.pathname &&
      // A session that is over has nothing to save with.
      nextLocation.pathname !== paths.login,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const stay = () => blocker.reset?.();
  return (
    <Dialog opened={blocker.state === 'blocked'} onClose={stay} title={t('leave.title')}>
      <p>{t('leave.text')}</p>
      <DialogFooter>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {t('leave.leave')}
        </Button>
        <Button onClick={stay} data-autofocus>
          {t('leave.stay')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
