import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { CurrentPlan } from '../current-plan.tsx';
import { SubscriptionFrame } from '../subscription-frame.tsx';
import { DeleteCard } from './delete-card.tsx';
import { PauseCard } from './pause-card.tsx';

/** Pauses a vehicle for a season, resumes it, or deletes it (commerce 2, commerce 4). */
export default function SuspendPage() {
  const { t } = useTranslation(['manage-subscription', 'titles']);
  return (
    <SubscriptionFrame title={t('titles:suspend')} lead={t('suspend.lead')} path={paths.suspend} endsService>
      {(subscribed, now) => (
        <>
          <CurrentPlan subscribed={subscribed} now={now} />
          <PauseCard subscribed={subscribed} now={now} />
          <DeleteCard subscribed={subscribed} />
        </>
      )}
    </SubscriptionFrame>
  );
}
