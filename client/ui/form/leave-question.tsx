import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Dialog, DialogFooter } from '../dialog.tsx';
import { hasUnsaved } from './unsaved.ts';

/** The entry of a menu that was pressed goes with its menu: the focus is given back to what opened that, and to it by the dialog. */
function leaveMenu(): void {
  const menu = document.activeElement?.closest('[role="menu"]');
  document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')?.focus();
}

/** Asks before a page with unsaved changes is left; the browser asks where the portal itself is left. */
export function LeaveQuestion() {
  const { t } = useTranslation('forms');
  const blocker = useBlocker(
    // A session that is over takes its pages with it, and what they had to save, before anybody is sent to sign in.
    ({ currentLocation, nextLocation }) => {
      const asks = hasUnsaved() && nextLocation.pathname !== currentLocation.pathname;
      if (asks) leaveMenu();
      return asks;
    },
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
