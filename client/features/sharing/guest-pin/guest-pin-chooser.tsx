import { IconChevronRight, IconKeyOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorLines } from '../../../api/error-lines.ts';
import { vehiclesQuery } from '../../../data/vehicles/queries.ts';
import { guestPinPath } from '../../../lib/paths.ts';
import { hasKeyLocker } from '../../../rules/keylocker/products.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { vehicleState } from '../../../rules/vehicle/vehicle-state.ts';
import { Card } from '../../../ui/card.tsx';
import { Boxed, PageColumns } from '../../../ui/page-columns.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { useNow } from '../../../ui/use-now.ts';
import { StateLabel } from '../../../ui/vehicle-state.tsx';
import styles from './guest-pin.module.css';

/** The user's own vehicles with a key locker. Guests set no PINs. */
export function GuestPinChooser() {
  const { t } = useTranslation(['keylocker', 'titles', 'vehicles']);
  const explain = useErrorLines();
  const now = useNow(MINUTE);
  const { data: vehicles, error, isPending, refetch } = useQuery(vehiclesQuery());
  const isWaiting = useDelayed(isPending);
  const equipped = (vehicles ?? []).filter(hasKeyLocker);
  const offered = equipped.filter(({ isShared }) => !isShared);
  return (
    <PageColumns title={t('titles:guestPin')} lead={t('guestPage.lead')}>
      {isWaiting && (
        <Boxed>
          <SkeletonRows rows={4} />
        </Boxed>
      )}
      {!vehicles && error && (
        <Boxed>
          <FailureState title={t('guestPage.vehiclesFailed')} lines={explain(error)} onRetry={() => void refetch()} />
        </Boxed>
      )}
      {vehicles && offered.length === 0 && (
        <Boxed>
          <EmptyState
            icon={IconKeyOff}
            title={t('guestPage.none.title')}
            text={t(equipped.length > 0 ? 'ownerOnly' : 'guestPage.none.text')}
          />
        </Boxed>
      )}
      {offered.length > 0 && (
        <Card title={t('guestPage.choose')}>
          <ul className={styles.vehicles} aria-label={t('guestPage.choose')}>
            {offered.map((vehicle) => {
              const state = vehicleState(vehicle, now);
              return (
                <li key={vehicle.id}>
                  <Link to={guestPinPath(vehicle.id)} className={styles.vehicle}>
                    <b>{vehicle.vehicle_name}</b>
                    <StateLabel state={state}>{t(`vehicles:states.${state}`)}</StateLabel>
                    <IconChevronRight size={18} aria-hidden />
                  </Link>
                </li>
              );
            })}
          </ul>
        </Card>
      )}
    </PageColumns>
  );
}
