import { IconVideoOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { deviceQuery } from '../../../data/streams/queries.ts';
import { hasCamera } from '../../../rules/camera/live-view-gate.ts';
import { PageLink } from '../../../ui/page-exists.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { CameraSide } from './camera-side.tsx';
import styles from './dash-cam-page.module.css';
import { Recordings } from './recordings.tsx';

/** Dash cam of a vehicle, or a message that it has none. */
export function DashCamView({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('dash-cam');
  const device = useQuery(deviceQuery(vehicle.device_key));
  if (hasCamera(vehicle, device.data ?? null)) {
    return (
      <div className={styles.columns}>
        <CameraSide vehicle={vehicle} device={device} />
        <Recordings vehicle={vehicle} device={device.data ?? null} />
      </div>
    );
  }
  return (
    <div className={styles.state}>
      {device.isPending ? (
        <SkeletonRows rows={4} />
      ) : (
        <EmptyState
          icon={IconVideoOff}
          title={t('noCamera.title', { vehicle: vehicle.vehicle_name })}
          text={t('noCamera.text')}
        >
          <PageLink to="/products">{t('noCamera.products')}</PageLink>
        </EmptyState>
      )}
    </div>
  );
}
