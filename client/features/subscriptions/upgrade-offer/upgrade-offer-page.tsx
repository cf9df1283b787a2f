import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import { useSubscribed } from '../../../data/billing/use-subscribed.ts';
import { paths } from '../../../lib/paths.ts';
import { canSeeBilling } from '../../../rules/access/roles.ts';
import { upgradeOffers } from '../../../rules/billing/upgrade-offers.ts';
import { useUser } from '../../../state/session.ts';
import { ButtonLink } from '../../../ui/light/button.tsx';
import { Boxed, PageColumns } from '../../../ui/page-columns.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { OwnersOnly } from '../../../widgets/billing/owners-only.tsx';
import { OfferCard } from './offer-card.tsx';

export { MandatoryNotice } from './mandatory-notice.tsx';

/** Newer modules offered for devices of the account, with their discount (commerce 2, commerce 9). */
export default function UpgradeOfferPage() {
  const { t } = useTranslation(['manage-subscription', 'titles']);
  const errorLines = useErrorLines();
  const isOwner = canSeeBilling(useUser()).allowed;
  const { data, error, refetch } = useSubscribed(isOwner);
  const isSlow = useDelayed(isOwner && !data && !error);
  const offers = upgradeOffers(data ?? []);
  return (
    <PageColumns title={t('titles:deviceUpgradeOffer')} lead={t('upgrade.lead')}>
      <OwnersOnly>
        {!data && error && (
          <Boxed>
            <FailureState title={t('failedToLoad')} lines={errorLines(error)} onRetry={refetch} />
          </Boxed>
        )}
        {isSlow && <SkeletonRows rows={4} />}
        {data && offers.length === 0 && (
          <Boxed>
            <EmptyState icon={IconSparkles} title={t('upgrade.none')} text={t('upgrade.noneText')}>
              <ButtonLink to={paths.subscriptions}>{t('upgrade.toSubscriptions')}</ButtonLink>
            </EmptyState>
          </Boxed>
        )}
        {offers.map((offered) => (
          <OfferCard key={offered.device.device_key} offered={offered} />
        ))}
      </OwnersOnly>
    </PageColumns>
  );
}
