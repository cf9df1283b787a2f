import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CameraSettings, Device, Vehicle } from '../../../api/model.ts';
import { Card } from '../../../ui/card.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import styles from './settings.module.css';
import { SettingsBarNotice, useSettingsBar } from './settings-bar.tsx';
import { useSaving } from './use-saving.ts';

type Props = { vehicle: Vehicle; device: Device; settings: CameraSettings };

/** What a camera may do, each setting saved by itself (core 3 "Device (streaming view)"). */
export function CameraSettingsCard({ vehicle, device, settings }: Props) {
  const { t } = useTranslation('dash-cam');
  const bar = useSettingsBar(vehicle, device);
  const barId = useId();
  const barredBy = bar === null ? null : barId;
  const isHeard = settings.status.is_microphone_enabled;
  return (
    <Card title={t('settings.title')}>
      <div className={styles.body}>
        {bar !== null && <SettingsBarNotice id={barId} vehicle={vehicle} bar={bar} />}
        <CellularData vehicle={vehicle} isOn={settings.cellular_data.is_enabled} barredBy={barredBy} />
        <Microphone vehicle={vehicle} isOn={settings.is_microphone_enabled} barredBy={barredBy} />
        <div className={styles.setting}>
          <p className={styles.line}>
            <b>{t('settings.liveMicrophone.label')}</b>
            <span className={styles.value}>{t(isHeard ? 'settings.on' : 'settings.off')}</span>
          </p>
          <p className={styles.note}>{t(`settings.liveMicrophone.${isHeard ? 'on' : 'off'}`)}</p>
        </div>
      </div>
    </Card>
  );
}

type SettingProps = { vehicle: Vehicle; isOn: boolean; barredBy: string | null };

/** Off blocks live view (core 5), which is said before it is turned off. */
function CellularData({ vehicle, isOn, barredBy }: SettingProps) {
  const { t } = useTranslation('dash-cam');
  const { progress, save, retry } = useSaving(vehicle);
  const [asks, setAsks] = useState(false);
  const set = (is_enabled: boolean) => save({ cellular_data: { is_enabled } });
  return (
    <>
      <SettingSwitch
        label={t('settings.cellular.label')}
        hint={t(isOn ? 'settings.cellular.hint' : 'settings.cellular.isOff')}
        isOn={isOn}
        progress={progress}
        barredBy={barredBy}
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

function Microphone({ vehicle, isOn, barredBy }: SettingProps) {
  const { t } = useTranslation('dash-cam');
  const { progress, save, retry } = useSaving(vehicle);
  return (
    <SettingSwitch
      label={t('settings.microphone.label')}
      hint={t('settings.microphone.hint')}
      isOn={isOn}
      progress={progress}
      barredBy={barredBy}
      onChange={(is_microphone_enabled) => save({ is_microphone_enabled })}
      onRetry={retry}
    />
  );
}
