import { useTranslation } from 'react-i18next';
import type { Device, Vehicle } from '../../../api/model.ts';
import { useIsLent } from '../../../data/users/use-lent.ts';
import {
  type CameraBar,
  type CameraSettingsBar,
  cameraGate,
  cameraSettingsGate,
} from '../../../rules/camera/camera-gate.ts';
import { useUser } from '../../../state/session.ts';
import { useIsLost } from '../../../state/use-is-lost.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-exists.tsx';
import { useNow } from '../../../ui/use-now.ts';
import styles from './settings.module.css';
import { RESTING } from './use-asked.ts';

/** Why the settings of a camera cannot be changed by this user now; null: they can. */
export function useSettingsBar(vehicle: Vehicle, device: Device): CameraSettingsBar | null {
  const user = useUser();
  const now = useNow(RESTING);
  const isOffline = useIsLost();
  const isLent = useIsLent(vehicle);
  const gate = cameraSettingsGate(vehicle, device, { user, now, isOffline, isLent });
  return gate.allowed ? null : gate.reason;
}

/** Why this user cannot send commands to a camera now; null: they can. */
export function useCameraBar(vehicle: Vehicle, device: Device): CameraBar | null {
  const user = useUser();
  const now = useNow(RESTING);
  const isOffline = useIsLost();
  const isLent = useIsLent(vehicle);
  const gate = cameraGate(vehicle, device, { user, now, isOffline, isLent });
  return gate.allowed ? null : gate.reason;
}

/** Says it, with the way out where there is one; the switches below refer to it by `id`. */
export function SettingsBarNotice({ id, vehicle, bar }: { id: string; vehicle: Vehicle; bar: CameraSettingsBar }) {
  const { t } = useTranslation('dash-cam');
  const isRenewable = bar === 'paused' || bar === 'expired' || bar === 'restricted';
  return (
    <Notice tone="accent">
      <p className={styles.barred}>
        <span id={id}>{t(`barred.${bar}`)}</span>
        {isRenewable && !vehicle.isShared && (
          <PageLink to={`/subscriptions/update/${vehicle.id}`}>{t('renew')}</PageLink>
        )}
      </p>
    </Notice>
  );
}
