import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followRefusals } from '../../data/access-changes.ts';
import { followOtherTabs } from '../../data/users/cache.ts';
import { loadNamespaces } from '../../i18n/setup.ts';
import { END_WARNING } from '../../rules/constants/session.ts';
import { addAlert } from '../../state/alerts.ts';
import { takeLostWork } from '../../state/lost-work.ts';
import { usePortal } from '../../state/portal.ts';
import { useUser } from '../../state/session.ts';
import { offerEndDialog, useSessionEnd } from '../../state/session-end.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useUnfinishedPurchase } from './use-unfinished-purchase.tsx';

const texts = () => loadNamespaces(['session-end', 'sign-in', 'second-factor']);
const SessionEndDialog = lazyDialog(
  async () => (await Promise.all([import('../../features/sign-in/session-end-dialog.tsx'), texts()]))[0],
  { onClose: ({ onClose }) => onClose() },
);

/** Follows the signed-in user: changes in other tabs, access that was refused, an unfinished purchase, and lost changes of their last session in this tab. */
export default function SessionFollower() {
  const { id } = useUser();
  useEffect(followOtherTabs, []);
  useEffect(followRefusals, []);
  useUnfinishedPurchase();
  useEffect(() => {
    if (!takeLostWork(id)) return;
    const warn = () => addAlert({ id: 'lost-work', type: 'warning', message: <LostWork /> });
    void loadNamespaces(['forms']).then(warn);
  }, [id]);
  return <SessionEnd />;
}

/** Interval for checking the remaining time. */
const STEP = 5_000;

/** Warns before a session that cannot be renewed expires, and signs in again after it (WCAG 2.2.1). */
function SessionEnd() {
  const { identity } = usePortal();
  const { isOver } = useSessionEnd();
  const now = useNow(STEP);
  const endsAt = identity.endsAt();
  const [dismissed, setDismissed] = useState<number | null>(null);
  const hasRunOut = endsAt !== null && endsAt <= now;
  useEffect(() => {
    if (hasRunOut) useSessionEnd.setState({ isOver: true });
  }, [hasRunOut]);
  useReadAgain(isOver);
  useEffect(offerEndDialog, []);

  const isNear = endsAt !== null && endsAt - now <= END_WARNING && endsAt !== dismissed;
  if (!isOver && !isNear) return null;
  return <SessionEndDialog endsAt={isOver ? null : endsAt} onClose={() => setDismissed(endsAt)} />;
}

/** Refetches the page's data after an expired session, because calls were refused until then. */
function useReadAgain(isOver: boolean): void {
  const client = useQueryClient();
  const wasOver = useRef(false);
  useEffect(() => {
    if (wasOver.current && !isOver) void client.invalidateQueries();
    wasOver.current = isOver;
  }, [client, isOver]);
}

function LostWork() {
  const { t } = useTranslation('forms');
  return t('leave.lost');
}
