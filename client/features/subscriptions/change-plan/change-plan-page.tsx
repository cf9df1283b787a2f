import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { SubscriptionFrame } from '../subscription-frame.tsx';
import { ChangePlan } from './change-plan.tsx';

/** Compares plans and terms for a vehicle, and puts the chosen one into the cart (commerce 2, commerce 4). */
export default function ChangePlanPage() {
  const { t } = useTranslation(['manage-subscription', 'titles']);
  return (
    <SubscriptionFrame
      title={t('titles:updateSubscription')}
      lead={t('change.lead')}
      path={paths.updateSubscription}
      isWide
    >
      {(subscribed, now) => <ChangePlan key={subscribed.vehicle.id} subscribed={subscribed} now={now} />}
    </SubscriptionFrame>
  );
}
