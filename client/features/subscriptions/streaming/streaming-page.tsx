import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { productCapabilities } from '../../../rules/vehicle/product-capabilities.ts';
import { SubscriptionFrame } from '../subscription-frame.tsx';
import { AddOnChoice } from './add-on-choice.tsx';
import { UsageCard } from './usage-card.tsx';

/** Streaming add-ons of a dash cam with their prices, and the data used (commerce 2, commerce 9). */
export default function StreamingPage() {
  const { t } = useTranslation(['manage-subscription', 'titles']);
  return (
    <SubscriptionFrame
      title={t('titles:updateStreaming')}
      lead={t('streaming.lead')}
      path={paths.updateStreaming}
      only={({ vehicle }) => productCapabilities(vehicle.product_name)?.kind === 'dash_cam'}
    >
      {(subscribed, now) => (
        <>
          <UsageCard subscribed={subscribed} now={now} />
          <AddOnChoice subscribed={subscribed} now={now} />
        </>
      )}
    </SubscriptionFrame>
  );
}
