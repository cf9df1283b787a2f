import { IconCircleCheck, IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Device, Vehicle } from '../../../api/model.ts';
import { rearCameraQuery } from '../../../data/cameras/rear-camera.ts';
import { usersQuery } from '../../../data/users/queries.ts';
import { useIsExclusiveToOther } from '../../../data/users/use-exclusive-to-others.ts';
import { camerasOf } from '../../../rules/camera/camera.ts';
import { type CameraSettingsDisabledReason, cameraGate } from '../../../rules/camera/camera-gate.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { useUser } from '../../../state/session.ts';
import { useIsLost } from '../../../state/use-is-lost.ts';
import { BareButton } from '../../../ui/bare-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useFormat } from '../../../wording/use-format.ts';
import { rearCameraState } from './rear-camera-state.ts';
import styles from './settings.module.css';

/** Connected cameras (core 7). The front camera is part of the device, the rear one needs a request. */
export function CamerasCard({ vehicle, device }: { vehicle: Vehicle; device: Device }) {
  const { t } = useTranslation('dash-cam');
  const hasRear = camerasOf(vehicle.product_name).includes('rear');
  const isConnected = device.connected_state === 'connected';
  return (
    <Card title={t('cameras.title')}>
      <ul className={styles.body}>
        <li className={styles.fact}>
          <p className={styles.line}>
            <b>{t('cameras.front')}</b>
            <span className={styles.value} data-tone={isConnected ? 'good' : undefined}>
              {isConnected && <IconCircleCheck size={16} aria-hidden />}
              {t(isConnected ? 'cameras.connected' : 'cameras.unknown')}
            </span>
          </p>
        </li>
        {hasRear && <RearCamera vehicle={vehicle} device={device} />}
      </ul>
    </Card>
  );
}

function RearCamera({ vehicle, device }: { vehicle: Vehicle; device: Device }) {
  const { t } = useTranslation(['dash-cam', 'commands', 'live-view']);
  const format = useFormat();
  const errorLines = useErrorLines();
  const user = useUser();
  const now = useNow(MINUTE);
  const isOffline = useIsLost();
  const isExclusiveToOther = useIsExclusiveToOther(vehicle);
  // Waits for the users: exclusive access decides whether the camera may be asked.
  const { isSuccess: arePeopleKnown } = useQuery(usersQuery());
  const gate = cameraGate(vehicle, device, { user, now, isOffline, isExclusiveToOther });
  const { data, isFetching, error, refetch } = useQuery({
    ...rearCameraQuery(vehicle.device_key),
    enabled: gate.allowed && arePeopleKnown,
  });
  const { state, refusal } = rearCameraState({ isFetching, error, data });
  const reason = (disabledReason: CameraSettingsDisabledReason) =>
    t(
      disabledReason === 'no_camera' || disabledReason === 'partial_access'
        ? `disabled.${disabledReason}`
        : `commands:disabled.${disabledReason}`,
    );
  return (
    <li className={styles.fact}>
      <p className={styles.line}>
        <b>{t('cameras.rear')}</b>
        <span className={styles.value} data-tone={TONES[state]} aria-live="polite">
          {state === 'checking' && <Spinner />}
          {state === 'connected' && <IconCircleCheck size={16} aria-hidden />}
          {state === 'missing' && <IconPlugConnectedX size={16} aria-hidden />}
          {t(`cameras.${state}`)}
        </span>
      </p>
      {state === 'missing' && <p className={styles.note}>{t('live-view:failed.cam2')}</p>}
      <p className={styles.note}>
        {data && !isFetching && error === null && `${t('cameras.checkedAt', { time: format.time(data.at) })} `}
        {gate.allowed
          ? state === 'refused' && `${refusal ? reason(refusal) : errorLines(error).join(' ')} `
          : reason(gate.reason)}
        {gate.allowed && !isFetching && (
          <BareButton className={styles.again} onClick={() => void refetch()}>
            {t('cameras.check')}
          </BareButton>
        )}
      </p>
    </li>
  );
}

const TONES = {
  checking: undefined,
  unanswered: 'bad',
  refused: 'bad',
  connected: 'good',
  missing: 'bad',
  unknown: undefined,
} as const;
