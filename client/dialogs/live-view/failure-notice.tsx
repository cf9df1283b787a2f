import { IconPlugConnectedX, IconVideoOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { supportFormPath } from '../../lib/paths.ts';
import type { LiveViewDisabledReason } from '../../rules/camera/live-view-gate.ts';
import { PageLink } from '../../ui/page-exists.tsx';
import styles from './failure-notice.module.css';
import type { Failure } from './live-state.ts';

const streamingPlan = (vehicleId: number) => `/subscriptions/update/streaming/${vehicleId}`;

/** Reasons that neither the user nor a plan can remove. */
const NO_NEXT_STEP: ReadonlySet<LiveViewDisabledReason> = new Set(['no_camera', 'not_supported', 'installer_required']);
const needsHelp = (failure: Failure): boolean =>
  failure.kind !== 'disabled' || NO_NEXT_STEP.has(failure.disabledReason);

/** Why the video does not play, in the documented texts (core 8). Links to a larger plan if that helps, otherwise to support. */
export function FailureNotice({ vehicle, failure }: { vehicle: Vehicle; failure: Failure }) {
  const { t } = useTranslation('live-view');
  const isCam2 = failure.kind === 'cam_2_missing';
  const Icon = isCam2 ? IconPlugConnectedX : IconVideoOff;
  const needsPlan =
    failure.kind === 'disabled' &&
    (failure.disabledReason === 'data_used_up' || failure.disabledReason === 'no_streaming_plan');
  return (
    <div className={styles.failure} role="alert">
      <span className={styles.disc} aria-hidden>
        <Icon size={24} />
      </span>
      <h3 className={styles.title}>{t(isCam2 ? 'failed.cam2Title' : 'failed.title')}</h3>
      <p>{useFailureText(vehicle.vehicle_name, failure)}</p>
      {needsPlan && !vehicle.isShared && (
        <PageLink className={styles.link} to={streamingPlan(vehicle.id)}>
          {t('upgrade')}
        </PageLink>
      )}
      {needsHelp(failure) && (
        <PageLink className={styles.link} to={supportFormPath('device_not_connecting')}>
          {t('support')}
        </PageLink>
      )}
    </div>
  );
}

function useFailureText(name: string, failure: Failure): string {
  const { t } = useTranslation('live-view');
  const vehicle = { vehicle: name };
  switch (failure.kind) {
    case 'cam_2_missing':
      return t('failed.cam2');
    case 'broken':
      return t(failure.firmware ? 'failed.firmware' : 'failed.backend');
    case 'disabled':
      return failure.disabledReason === 'data_used_up'
        ? t('failed.data', vehicle)
        : t(`disabled.${failure.disabledReason}`, vehicle);
  }
}
