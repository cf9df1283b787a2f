import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CameraSettings, Device, Vehicle } from '../../../api/model.ts';
import { cameraSettingsUpdate } from '../../../data/cameras/settings.ts';
import { microphoneSwitch } from '../../../data/streams/camera-commands.ts';
import { Card } from '../../../ui/card.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import styles from './settings.module.css';
import { SettingsDisabledNotice, useCameraDisabledReason, useSettingsDisabledReason } from './settings-disabled.tsx';
import { useSaving } from './use-saving.ts';

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
        <LiveMicrophone vehicle={vehicle} device={device} isOn={settings.status.is_microphone_enabled} />
      </div>
    </Card>
  );
}

type SettingProps = { vehicle: Vehicle; isOn: boolean; reasonId: string | null };

/** Turning it off blocks Live View (core 5), so this asks first. */
function CellularData({ vehicle, isOn, reasonId }: SettingProps) {
  const { t } = useTranslation('dash-cam');
  const { progress, save, retry } = useSaving(vehicle, cameraSettingsUpdate(vehicle.device_key));
  const [asks, setAsks] = useState(false);
  const set = (is_enabled: boolean) => save({ cellular_data: { is_enabled } });
  return (
    <>
      <SettingSwitch
        label={t('settings.cellular.label')}
        hint={t(isOn ? 'settings.cellular.hint' : 'settings.cellular.isOff')}
        isOn={isOn}
        progress={progress}
        reasonId={reasonId}
        onChange={(on) => (on ? set(true) : setAsks(true))}
        onRetry={retry}
      />
      <Dialog opened={asks} onClose={() => setAsks(false)} title={t('settings.cellular.confirm.title')}>
        <p>{t('settings.cellular.confirm.text', { vehicle: vehicle.vehicle_name })}</p>
        <DialogFooter>
          <Button variant="default" onClick={() => setAsks(false)}>
            {t('settings.cellular.confirm.keep')}
          </Button>
          <Button
            onClick={() => {
              setAsks(false);
              set(false);
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
  const { progress, save, retry } = useSaving(vehicle, cameraSettingsUpdate(vehicle.device_key));
  return (
    <SettingSwitch
      label={t('settings.microphone.label')}
      hint={t('settings.microphone.hint')}
      isOn={isOn}
      progress={progress}
      reasonId={reasonId}
      onChange={(is_microphone_enabled) => save({ is_microphone_enabled })}
      onRetry={retry}
    />
  );
}

/** The microphone of live video, controlled by a command (core 7). Users without access to settings can turn it off too. */
function LiveMicrophone({ vehicle, device, isOn }: Pick<Props, 'vehicle' | 'device'> & { isOn: boolean }) {
  const { t } = useTranslation('dash-cam');
  const { progress, save, retry } = useSaving(vehicle, microphoneSwitch(vehicle.device_key));
  const disabledReason = useCameraDisabledReason(vehicle, device);
  const reasonId = useId();
  return (
    <>
      <SettingSwitch
        label={t('settings.liveMicrophone.label')}
        hint={t(`settings.liveMicrophone.${isOn ? 'on' : 'off'}`)}
        isOn={isOn}
        progress={progress}
        reasonId={disabledReason === null ? null : reasonId}
        onChange={save}
        onRetry={retry}
      />
      {disabledReason !== null && (
        <p id={reasonId} className={styles.why}>
          {t(`disabled.${disabledReason}`)}
        </p>
      )}
    </>
  );
}
