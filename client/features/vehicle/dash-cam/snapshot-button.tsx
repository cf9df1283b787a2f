import { Button, Menu, VisuallyHidden } from '@mantine/core';
import { IconCamera, IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import { ApiError } from '../../../api/errors.ts';
import type { Camera, Device, Vehicle } from '../../../api/model.ts';
import { askForSnapshot, reloadMedia } from '../../../data/streams/camera-commands.ts';
import { useIsExclusiveToOther } from '../../../data/users/use-exclusive-to-others.ts';
import { camerasOf } from '../../../rules/camera/camera.ts';
import { cameraDisabledReasonOfCode, cameraGate } from '../../../rules/camera/camera-gate.ts';
import { useUser } from '../../../state/session.ts';
import { useIsLost } from '../../../state/use-is-lost.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useFormat } from '../../../wording/use-format.ts';
import { ProgressLine } from './progress-line.tsx';
import styles from './recordings.module.css';
import { type Progress, RESTING, useAsked } from './use-asked.ts';

type Props = { vehicle: Vehicle; device: Device | null };

/** Takes a picture with a camera. Refetches the list when the device has it (core 7). */
export function SnapshotButton({ vehicle, device }: Props) {
  const { t } = useTranslation(['dash-cam', 'commands']);
  const user = useUser();
  const isOffline = useIsLost();
  const { progress, take, retry } = useSnapshot(vehicle);
  const isTaking = progress.step === 'waiting';
  const isExclusiveToOther = useIsExclusiveToOther(vehicle);
  const gate = cameraGate(vehicle, device, { user, now: useNow(RESTING), isOffline, isExclusiveToOther });
  const why = useId();
  const cameras = camerasOf(vehicle.product_name);
  const look = {
    variant: 'default',
    leftSection: <IconCamera size={18} aria-hidden />,
    'data-disabled': !gate.allowed || undefined,
    'aria-disabled': !gate.allowed || isTaking || undefined,
    'aria-describedby': gate.allowed ? undefined : why,
  } as const;
  const canTake = gate.allowed && !isTaking;
  return (
    <div className={styles.snapshot}>
      {cameras.length === 1 || !canTake ? (
        <Button {...look} onClick={() => canTake && take('front')}>
          {t('snapshot.take')}
        </Button>
      ) : (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button {...look} rightSection={<IconChevronDown size={16} aria-hidden />}>
              {t('snapshot.take')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {cameras.map((camera) => (
              <Menu.Item key={camera} onClick={() => take(camera)}>
                {t(`snapshot.${camera}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {!gate.allowed && (
        <p id={why} className={styles.why}>
          {t(gate.reason === 'no_camera' ? 'disabled.no_camera' : `commands:disabled.${gate.reason}`)}
        </p>
      )}
      <ProgressLine progress={progress} onRetry={retry} />
      <VisuallyHidden component="output">
        {progress.step === 'done' || progress.step === 'failed' ? progress.text : ''}
      </VisuallyHidden>
    </div>
  );
}

function useSnapshot(vehicle: Vehicle) {
  const { t } = useTranslation('dash-cam');
  const format = useFormat();
  const errorLines = useErrorLines();
  const key = vehicle.device_key;
  const { ask, askAgain, isPending, data, error, waited, endedAt } = useAsked({
    mutationFn: (camera: Camera) => askForSnapshot(key, camera),
    onSuccess: () => reloadMedia(key),
  });
  const failureText = (failure: unknown): string => {
    const { kind, code } = failure instanceof ApiError ? failure : { kind: null, code: null };
    if (kind === 'device-unreachable') return t('snapshot.unanswered', { vehicle: vehicle.vehicle_name });
    const disabledReason = kind === 'forbidden' ? cameraDisabledReasonOfCode(code) : null;
    return t('snapshot.failed', {
      reason: disabledReason ? t(`disabled.${disabledReason}`) : errorLines(failure).join(' '),
    });
  };
  const progress = (): Progress => {
    if (isPending) return { step: 'waiting', text: t('snapshot.taking', { time: waited }) };
    if (error) return { step: 'failed', text: failureText(error) };
    if (data === false) return { step: 'failed', text: t('snapshot.refused') };
    if (data) return { step: 'done', text: t('snapshot.done', { time: format.time(endedAt) }) };
    return { step: 'idle', text: '' };
  };
  return { progress: progress(), take: ask, retry: error !== null || data === false ? askAgain : null };
}
