import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Device, Vehicle } from '../../../api/model.ts';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { CameraSettingsCard } from './camera-settings-card.tsx';
import { CamerasCard } from './cameras-card.tsx';
import styles from './dash-cam-page.module.css';
import { LiveCard } from './live-card.tsx';
import { WifiCard } from './wifi-card.tsx';

type Props = { vehicle: Vehicle; device: UseQueryResult<Device | null> };

/** Beside the recordings: live view with its data, the cameras, their settings and their network. */
export function CameraSide({ vehicle, device }: Props) {
  const { t } = useTranslation('dash-cam');
  const explain = useErrorLines();
  const isWaiting = useDelayed(device.isPending);
  const settings = device.data?.camera_settings;
  return (
    <div className={styles.side}>
      <LiveCard vehicle={vehicle} device={device.data ?? null} />
      {isWaiting && !device.data && (
        <Card title={t('settings.title')}>
          <SkeletonRows rows={3} />
        </Card>
      )}
      {device.error && !device.data && (
        <Card title={t('settings.title')}>
          <FailureState title={t('deviceFailed')} lines={explain(device.error)} onRetry={() => void device.refetch()} />
        </Card>
      )}
      {device.data && settings && (
        <>
          <CameraSettingsCard vehicle={vehicle} device={device.data} settings={settings} />
          <CamerasCard vehicle={vehicle} device={device.data} />
          <WifiCard vehicle={vehicle} device={device.data} settings={settings} />
        </>
      )}
    </div>
  );
}
