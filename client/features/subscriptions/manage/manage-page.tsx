import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { CurrentPlan } from '../current-plan.tsx';
import { SubscriptionFrame } from '../subscription-frame.tsx';
import { AddOnsCard } from './add-ons-card.tsx';
import { NextChargeCard } from './next-charge-card.tsx';
import { PageLinks } from './page-links.tsx';
import { RenewalCard } from './renewal-card.tsx';

/** Renewal of the plan and its add-ons, the pending change and the next charge of one vehicle (commerce 2, commerce 4). */
export default function ManagePage() {
  const { t } = useTranslation(['manage-subscription', 'titles']);
  return (
    <SubscriptionFrame title={t('titles:manageSubscription')} lead={t('manage.lead')} path={paths.manageSubscription}>
      {(subscribed, now) => (
        <>
          <CurrentPlan subscribed={subscribed} now={now} />
          <NextChargeCard subscribed={subscribed} now={now} />
          <RenewalCard subscribed={subscribed} now={now} />
          <AddOnsCard subscribed={subscribed} now={now} />
          <PageLinks subscribed={subscribed} />
        </>
      )}
    </SubscriptionFrame>
  );
}
