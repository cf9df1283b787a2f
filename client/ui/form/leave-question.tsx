import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Blocker, useBlocker } from 'react-router';
import { Dialog, DialogFooter } from '../dialog.tsx';
import { hasUnsaved } from './unsaved.ts';

/** A pressed menu item unmounts with its menu: focuses the menu's button, so that the dialog can restore the focus to it. */
function leaveMenu(): void {
  const menu = document.activeElement?.closest('[role="menu"]');
  document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')?.focus();
}

/**
 * Asks before a page with unsaved changes is left, or its `subject`, a parameter of the address. The browser asks when the portal
 * itself is left.
 */
export function LeaveQuestion({ subject }: { subject: string | undefined }) {
  const { t } = useTranslation('forms');
  const blocker = useBlocker(
    // An expired session leaves its pages without asking, before the visitor is redirected to the sign-in page.
    ({ currentLocation, nextLocation }) => {
      const subjectOf = ({ search }: { search: string }) => subject && new URLSearchParams(search).get(subject);
      const isLeft =
        nextLocation.pathname !== currentLocation.pathname || subjectOf(nextLocation) !== subjectOf(currentLocation);
      const asks = hasUnsaved() && isLeft;
      if (asks) leaveMenu();
      return asks;
    },
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const answered = useRef<Blocker>(null);
  // The router takes one answer. A second press may come before the question is gone.
  const answer = (act: 'proceed' | 'reset') => {
    if (answered.current === blocker) return;
    answered.current = blocker;
    blocker[act]?.();
  };
  const stay = () => answer('reset');
  return (
    <Dialog opened={blocker.state === 'blocked'} onClose={stay} title={t('leave.title')}>
      <p>{t('leave.text')}</p>
      <DialogFooter>
        <Button variant="default" onClick={() => answer('proceed')}>
          {t('leave.leave')}
        </Button>
        <Button onClick={stay} data-autofocus>
          {t('leave.stay')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
