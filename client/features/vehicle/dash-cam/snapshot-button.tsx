import { Button, Menu } from '@mantine/core';
import { IconCamera, IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Camera, Device, Vehicle } from '../../../api/model.ts';
import { useLastRequest } from '../../../data/device-requests/progress.ts';
import { SNAPSHOT, takeSnapshot } from '../../../data/streams/camera-commands.ts';
import { useIsExclusiveToOther } from '../../../data/users/use-exclusive-to-others.ts';
import { camerasOf } from '../../../rules/camera/camera.ts';
import { cameraGate } from '../../../rules/camera/camera-gate.ts';
import { isPending } from '../../../rules/device-requests/progress.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { useUser } from '../../../state/session.ts';
import { useIsLost } from '../../../state/use-is-lost.ts';
import { useNow } from '../../../ui/use-now.ts';
import { RequestLine } from '../../../widgets/device/request-line.tsx';
import styles from './recordings.module.css';

type Props = { vehicle: Vehicle; device: Device | null };

/** Takes a picture with a camera. Refetches the list when the device has it (core 7). */
export function SnapshotButton({ vehicle, device }: Props) {
  const { t } = useTranslation(['dash-cam', 'commands']);
  const user = useUser();
  const isOffline = useIsLost();
  const { device_key: deviceKey } = vehicle;
  const { progress, repeat } = useLastRequest(deviceKey, SNAPSHOT);
  const isTaking = isPending(progress);
  const take = (camera: Camera) => void takeSnapshot(deviceKey, camera);
  const isExclusiveToOther = useIsExclusiveToOther(vehicle);
  const gate = cameraGate(vehicle, device, { user, now: useNow(MINUTE), isOffline, isExclusiveToOther });
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
      <RequestLine
        label={t('snapshot.take')}
        progress={progress}
        subject={{ what: 'snapshot', vehicle }}
        onRetry={repeat}
      />
    </div>
  );
}
