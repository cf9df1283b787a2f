import { IconChevronDown, IconChevronUp, IconSettings } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Device, Vehicle } from '../../../api/model.ts';
import { BareButton } from '../../../ui/bare-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { CameraSettingsCard } from './camera-settings-card.tsx';
import { CamerasCard } from './cameras-card.tsx';
import styles from './dash-cam-page.module.css';
import { LiveCard } from './live-card.tsx';
import { WifiCard } from './wifi-card.tsx';

type Props = { vehicle: Vehicle; device: UseQueryResult<Device | null> };

/** Column beside the recordings: Live View with its data, cameras, settings and network. */
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
        <Folded>
          <CameraSettingsCard vehicle={vehicle} device={device.data} settings={settings} />
          <CamerasCard vehicle={vehicle} device={device.data} />
          <WifiCard vehicle={vehicle} device={device.data} settings={settings} />
        </Folded>
      )}
    </div>
  );
}

/** Collapses the settings on a phone, where they would push the recordings far down. */
function Folded({ children }: { children: ReactNode }) {
  const { t } = useTranslation('dash-cam');
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  if (!isPhone) return children;
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <BareButton
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        <IconSettings size={20} aria-hidden />
        {t('settings.fold')}
        <Icon size={20} aria-hidden />
      </BareButton>
      <div id={contentId} className={styles.folded} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}
