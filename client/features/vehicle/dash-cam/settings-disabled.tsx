import { useTranslation } from 'react-i18next';
import type { Device, Vehicle } from '../../../api/model.ts';
import { useIsExclusiveToOther } from '../../../data/users/use-exclusive-to-others.ts';
import {
  type CameraDisabledReason,
  type CameraSettingsDisabledReason,
  cameraGate,
  cameraSettingsGate,
} from '../../../rules/camera/camera-gate.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { useUser } from '../../../state/session.ts';
import { useIsLost } from '../../../state/use-is-lost.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-exists.tsx';
import { useNow } from '../../../ui/use-now.ts';
import styles from './settings.module.css';

/** Why this user cannot change the settings of a camera now, or `null`. */
export function useSettingsDisabledReason(vehicle: Vehicle, device: Device): CameraSettingsDisabledReason | null {
  const user = useUser();
  const now = useNow(MINUTE);
  const isOffline = useIsLost();
  const isExclusiveToOther = useIsExclusiveToOther(vehicle);
  const gate = cameraSettingsGate(vehicle, device, { user, now, isOffline, isExclusiveToOther });
  return gate.allowed ? null : gate.reason;
}

/** Why this user cannot send commands to a camera now, or `null`. */
export function useCameraDisabledReason(vehicle: Vehicle, device: Device): CameraDisabledReason | null {
  const user = useUser();
  const now = useNow(MINUTE);
  const isOffline = useIsLost();
  const isExclusiveToOther = useIsExclusiveToOther(vehicle);
  const gate = cameraGate(vehicle, device, { user, now, isOffline, isExclusiveToOther });
  return gate.allowed ? null : gate.reason;
}

/** Shows the reason, with a link if there is a solution. The switches below refer to it by `id`. */
export function SettingsDisabledNotice({
  id,
  vehicle,
  disabledReason,
}: {
  id: string;
  vehicle: Vehicle;
  disabledReason: CameraSettingsDisabledReason;
}) {
  const { t } = useTranslation('dash-cam');
  const isRenewable = disabledReason === 'paused' || disabledReason === 'expired' || disabledReason === 'restricted';
  return (
    <Notice tone="accent">
      <p className={styles.disabled}>
        <span id={id}>{t(`disabled.${disabledReason}`)}</span>
        {isRenewable && !vehicle.isShared && (
          <PageLink to={`/subscriptions/update/${vehicle.id}`}>{t('renew')}</PageLink>
        )}
      </p>
    </Notice>
  );
}
