import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import { useInterruptions } from '../../data/notices/interruptions.ts';
import { recheckNotices } from '../../data/notices/queries.ts';
import { useServiceNotices } from '../../data/notices/use-service-notices.ts';
import { useRecheck } from '../../dialogs/service-notice/use-recheck.ts';
import { safeNext } from '../../lib/safe-next.ts';
import { signInTo } from '../../lib/sign-in-address.ts';
import { counts, currentNotices } from '../../rules/notices/notices.ts';
import { useSession } from '../../state/session.ts';
import { Redirect } from '../../ui/redirect.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { InterruptionView } from './interruption-view.tsx';

/** Current interruptions, for users and visitors. Without one, leads to the sign-in page (core 4) and then to `next` (core 2.3). */
export default function ServiceInterruptionPage() {
  const { t } = useTranslation('service-notice');
  const errorLines = useErrorLines();
  const { notices, isKnown, error, checkedAt } = useServiceNotices();
  const recheck = useRecheck(recheckNotices);
  const { status } = useSession();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const [first, ...others] = currentNotices(notices).filter(counts);
  const isSlow = useDelayed(!isKnown && error === null);

  // Announces the end of an interruption on the next page.
  const standing = first?.kind ?? null;
  useEffect(() => {
    if (standing !== null) useInterruptions.setState({ shownKind: standing });
  }, [standing]);

  if (next !== null && status === 'signed_in') return <Redirect to={signInTo(next)} />;
  if (first) return <InterruptionView notices={[first, ...others]} {...{ recheck, checkedAt, error }} />;
  if (isKnown) return <Redirect to={signInTo(next)} />;
  if (error === null) return isSlow ? <SkeletonRows rows={4} /> : null;
  const lines = [t('checkFailed'), ...errorLines(error)];
  return <FailureState heading="h1" title={t('page.failed')} lines={lines} onRetry={recheck.check} />;
}
