import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CameraSettings, Device, Vehicle } from '../../../api/model.ts';
import { cameraSettingsRequest } from '../../../data/cameras/settings.ts';
import { MICROPHONE, microphoneRequest } from '../../../data/streams/camera-commands.ts';
import { Card } from '../../../ui/card.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import styles from './settings.module.css';
import { SettingsDisabledNotice, useCameraDisabledReason, useSettingsDisabledReason } from './settings-disabled.tsx';

type Props = { vehicle: Vehicle; device: Device; settings: CameraSettings };

/** Settings of a camera, each saved separately (core 3 "Device (streaming view)"). */
export function CameraSettingsCard({ vehicle, device, settings }: Props) {
  const { t } = useTranslation('dash-cam');
  const disabledReason = useSettingsDisabledReason(vehicle, device);
  const noticeId = useId();
  const reasonId = disabledReason === null ? null : noticeId;
  return (
    <Card title={t('settings.title')}>
      <div className={styles.body}>
        {disabledReason !== null && (
          <SettingsDisabledNotice id={noticeId} vehicle={vehicle} disabledReason={disabledReason} />
        )}
        <CellularData vehicle={vehicle} isOn={settings.cellular_data.is_enabled} reasonId={reasonId} />
        <Microphone vehicle={vehicle} isOn={settings.is_microphone_enabled} reasonId={reasonId} />
        <LiveMicrophone
          vehicle={vehicle}
          device={device}
          isOn={settings.status.is_microphone_enabled}
          shown={{ id: noticeId, disabledReason }}
        />
      </div>
    </Card>
  );
}

type SettingProps = { vehicle: Vehicle; isOn: boolean; reasonId: string | null };

/** Turning it off blocks Live View (core 5), so this asks first. */
function CellularData({ vehicle, isOn, reasonId }: SettingProps) {
  const { t } = useTranslation('dash-cam');
  const [turnOff, setTurnOff] = useState<(() => void) | null>(null);
  const close = () => setTurnOff(null);
  return (
    <>
      <SettingSwitch
        vehicle={vehicle}
        kind="cellular_data"
        label={t('settings.cellular.label')}
        hint={t(isOn ? 'settings.cellular.hint' : 'settings.cellular.isOff')}
        isOn={isOn}
        reasonId={reasonId}
        requestOf={(is_enabled) =>
          cameraSettingsRequest(vehicle.device_key, 'cellular_data', { cellular_data: { is_enabled } })
        }
        onAsk={(send) => setTurnOff(() => send)}
      />
      <Dialog opened={turnOff !== null} onClose={close} title={t('settings.cellular.confirm.title')}>
        <p>{t('settings.cellular.confirm.text', { vehicle: vehicle.vehicle_name })}</p>
        <DialogFooter>
          <Button variant="default" onClick={close}>
            {t('settings.cellular.confirm.keep')}
          </Button>
          <Button
            onClick={() => {
              close();
              turnOff?.();
            }}
          >
            {t('settings.cellular.confirm.turnOff')}
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}

function Microphone({ vehicle, isOn, reasonId }: SettingProps) {
  const { t } = useTranslation('dash-cam');
  return (
    <SettingSwitch
      vehicle={vehicle}
      kind="is_microphone_enabled"
      label={t('settings.microphone.label')}
      hint={t('settings.microphone.hint')}
      isOn={isOn}
      reasonId={reasonId}
      requestOf={(is_microphone_enabled) =>
        cameraSettingsRequest(vehicle.device_key, 'is_microphone_enabled', { is_microphone_enabled })
      }
    />
  );
}

type LiveProps = Pick<Props, 'vehicle' | 'device'> & {
  isOn: boolean;
  /** Reason of the other settings, shown above them. */
  shown: { id: string; disabledReason: ReturnType<typeof useSettingsDisabledReason> };
};

/** The microphone of live video, controlled by a command (core 7). Users without access to settings can turn it off too. */
function LiveMicrophone({ vehicle, device, isOn, shown }: LiveProps) {
  const { t } = useTranslation('dash-cam');
  const disabledReason = useCameraDisabledReason(vehicle, device);
  const ownId = useId();
  const isShown = disabledReason === shown.disabledReason;
  const reasonId = isShown ? shown.id : ownId;
  return (
    <>
      <SettingSwitch
        vehicle={vehicle}
        kind={MICROPHONE}
        label={t('settings.liveMicrophone.label')}
        hint={t(`settings.liveMicrophone.${isOn ? 'on' : 'off'}`)}
        isOn={isOn}
        reasonId={disabledReason === null ? null : reasonId}
        requestOf={(isOn) => microphoneRequest(vehicle.device_key, isOn)}
      />
      {disabledReason !== null && !isShown && (
        <p id={reasonId} className={styles.why}>
          {t(`disabled.${disabledReason}`)}
        </p>
      )}
    </>
  );
}
