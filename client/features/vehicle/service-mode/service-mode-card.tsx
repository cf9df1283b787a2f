import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Vehicle } from '../../../api/model.ts';
import { servedDeviceQuery } from '../../../data/device-settings/service-mode.ts';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import styles from './service-mode.module.css';
import { ServiceModeForm } from './service-mode-form.tsx';

/** Address of the card on the vehicle's settings page. */
const ANCHOR = 'service-mode';

/** Temporary access of installers to the device, which its owner opens and ends (commerce 4). Not for guests. */
export function ServiceModeCard({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('service-mode');
  const explain = useErrorLines();
  const {
    data: device,
    error,
    isPending,
    refetch,
  } = useQuery({
    ...servedDeviceQuery(vehicle.device_key),
    enabled: !vehicle.isShared,
  });
  const showsWait = useDelayed(isPending);
  if (vehicle.isShared) return null;
  return (
    <Card title={t('title')} anchor={ANCHOR}>
      <div className={styles.body}>
        <p className={styles.lead}>{t('lead')}</p>
        {device && <ServiceModeForm vehicle={vehicle} device={device} />}
        {!device && error && <FailureState title={t('failed')} lines={explain(error)} onRetry={() => void refetch()} />}
        {device === null && <FailureState title={t('failed')} lines={[t('unknown')]} onRetry={() => void refetch()} />}
        {!device && !error && showsWait && <SkeletonRows rows={3} />}
      </div>
    </Card>
  );
}
