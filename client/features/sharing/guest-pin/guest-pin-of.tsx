import { IconKeyOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Vehicle } from '../../../api/model.ts';
import { keylockerQuery } from '../../../data/device-settings/keylocker.ts';
import { useVehicle } from '../../../data/vehicles/use-vehicle.ts';
import { guestPinPath, vehiclePaths } from '../../../lib/paths.ts';
import { hasKeyLocker } from '../../../rules/keylocker/products.ts';
import { Boxed, PageColumns } from '../../../ui/page-columns.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { GuestPinCard } from '../../../widgets/keylocker/pin-cards.tsx';
import { useConfigurationGate } from '../../../widgets/keylocker/use-pin-gate.ts';
import styles from './guest-pin.module.css';

/** The guest PIN of the vehicle in the address. */
export function GuestPinOf({ id }: { id: string }) {
  const { t } = useTranslation(['keylocker', 'titles']);
  const explain = useErrorLines();
  const found = useVehicle(id);
  const isSlow = useDelayed(found.status === 'pending');
  const framed = (lead: string, content: ReactNode) => (
    <PageColumns title={t('titles:guestPin')} lead={lead}>
      {content}
      <p className={styles.links}>
        <Link to={guestPinPath()}>{t('guestPage.other')}</Link>
        {found.status === 'found' && hasKeyLocker(found.vehicle) && (
          <Link to={vehiclePaths.keylocker(found.vehicle.id)}>{t('guestPage.more')}</Link>
        )}
      </p>
    </PageColumns>
  );
  const boxed = (content: ReactNode) => <Boxed>{content}</Boxed>;
  switch (found.status) {
    case 'pending':
      return framed(t('guestPage.lead'), isSlow && boxed(<SkeletonRows rows={4} />));
    case 'missing':
      return framed(
        t('guestPage.lead'),
        boxed(<EmptyState icon={IconKeyOff} title={t('none.title')} text={t('guestPage.missing')} />),
      );
    case 'failed':
      return framed(
        t('guestPage.lead'),
        boxed(
          <FailureState title={t('guestPage.vehiclesFailed')} lines={explain(found.error)} onRetry={found.retry} />,
        ),
      );
    case 'found': {
      const { vehicle } = found;
      return framed(
        t('guestPage.leadOf', { vehicle: vehicle.vehicle_name }),
        hasKeyLocker(vehicle) ? (
          <Pin vehicle={vehicle} />
        ) : (
          boxed(<EmptyState icon={IconKeyOff} title={t('none.title')} text={t('none.text')} />)
        ),
      );
    }
  }
}

function Pin({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('keylocker');
  const explain = useErrorLines();
  const { allowed } = useConfigurationGate(vehicle);
  const { data, error, isPending, refetch } = useQuery(keylockerQuery(vehicle.device_key, allowed));
  const showsWait = useDelayed(isPending);
  if (data?.keylocker) return <GuestPinCard vehicle={vehicle} state={data.keylocker} />;
  if (data) {
    return (
      <Boxed>
        <EmptyState icon={IconKeyOff} title={t('notConnected.title')} text={t('notConnected.text')} />
      </Boxed>
    );
  }
  if (error) {
    return (
      <Boxed>
        <FailureState title={t('failed')} lines={explain(error)} onRetry={() => void refetch()} />
      </Boxed>
    );
  }
  return (
    showsWait && (
      <Boxed>
        <SkeletonRows rows={4} />
      </Boxed>
    )
  );
}
