import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import { useSubscribed } from '../../data/billing/use-subscribed.ts';
import { useIsExclusiveToOther } from '../../data/users/use-exclusive-to-others.ts';
import { canSeeBilling } from '../../rules/access/roles.ts';
import type { Subscribed } from '../../rules/billing/subscribed.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import { Boxed, PageColumns } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useNow } from '../../ui/use-now.ts';
import { OwnersOnly } from '../../widgets/billing/owners-only.tsx';
import { AboutVehicle } from './about-vehicle.tsx';
import { ChooseSubscription } from './choose-subscription.tsx';
import { ExclusiveNotice } from './exclusive-notice.tsx';

type Props = {
  title: string;
  lead: string;
  /** Address of the page without an id, where a vehicle is chosen. */
  path: string;
  /** Vehicles that the page can be opened for. Default: all. */
  only?: (subscribed: Subscribed, now: number) => boolean;
  /** The page takes the vehicle out of service, which nobody may do during another user's exclusive access. Paying stays the owner's. */
  endsService?: boolean;
  /** The content needs the full width, without facts about the vehicle beside it. */
  isWide?: boolean;
  children: (subscribed: Subscribed, now: number) => ReactNode;
};

/** A page about the subscription of one vehicle (commerce 2). Without an id it starts with choosing one. */
export function SubscriptionFrame({ title, lead, path, only, endsService = false, isWide = false, children }: Props) {
  const { t } = useTranslation('manage-subscription');
  const { id } = useParams();
  const errorLines = useErrorLines();
  const isOwner = canSeeBilling(useUser()).allowed;
  const { data, error, refetch } = useSubscribed(isOwner);
  const isSlow = useDelayed(isOwner && !data && !error);
  const now = useNow(MINUTE);
  const found = data?.find(({ vehicle }) => String(vehicle.id) === id) ?? null;
  // The server refuses every change until that access ends (commerce 3).
  const isExclusiveToOther = useIsExclusiveToOther(endsService ? (found?.vehicle ?? null) : null);
  return (
    <PageColumns
      title={title}
      lead={found ? found.vehicle.vehicle_name : lead}
      beside={!isWide && found && <AboutVehicle subscribed={found} now={now} />}
      isBesideLast
    >
      <OwnersOnly>
        {!data && error && (
          <Boxed>
            <FailureState title={t('failedToLoad')} lines={errorLines(error)} onRetry={refetch} />
          </Boxed>
        )}
        {isSlow && <SkeletonRows rows={4} />}
        {data && id === undefined && (
          <ChooseSubscription all={only ? data.filter((one) => only(one, now)) : data} path={path} now={now} />
        )}
        {found && !isExclusiveToOther && children(found, now)}
        {found && isExclusiveToOther && <ExclusiveNotice vehicle={found.vehicle} />}
        {data && id !== undefined && !found && (
          <Boxed>
            <EmptyState icon={IconSearchOff} title={t('unknown.title')} text={t('unknown.text')}>
              <ButtonLink to={path}>{t('unknown.action')}</ButtonLink>
            </EmptyState>
          </Boxed>
        )}
      </OwnersOnly>
    </PageColumns>
  );
}
