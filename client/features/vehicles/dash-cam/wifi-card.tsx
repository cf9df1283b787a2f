import { Button } from '@mantine/core';
import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useErrorLines } from '../../../api/error-lines.ts';
import { ApiError } from '../../../api/errors.ts';
import type { CameraSettings, Device, Vehicle } from '../../../api/model.ts';
import { zWifiText } from '../../../api/schemas.ts';
import { setWifi } from '../../../data/cameras/settings.ts';
import { settingsBarOfCode } from '../../../rules/camera-gate.ts';
import { addAlert } from '../../../state/alerts.ts';
import { Card } from '../../../ui/card.tsx';
import { Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import styles from './settings.module.css';
import { useSettingsBar } from './settings-bar.tsx';

type Props = { vehicle: Vehicle; device: Device; settings: CameraSettings };

/** The network that a dash cam joins. Its password is never shown again, only that there is one (commerce 5). */
export function WifiCard({ vehicle, device, settings: { wifi } }: Props) {
  const { t } = useTranslation('dash-cam');
  const [isEdited, setEdited] = useState(false);
  const bar = useSettingsBar(vehicle, device);
  const barId = useId();
  const ssid = wifi?.ssid ?? null;
  const Icon = ssid === null ? IconWifiOff : IconWifi;
  const isBarred = bar !== null;
  return (
    <Card title={t('wifi.title')}>
      <div className={styles.body}>
        <p className={styles.note}>{t('wifi.text')}</p>
        <div>
          <p className={styles.network}>
            <Icon size={18} aria-hidden />
            <b>{ssid ?? t('wifi.noNetwork')}</b>
          </p>
          {wifi?.is_password_set && <p className={styles.note}>{t('wifi.passwordSet')}</p>}
        </div>
        {isEdited && !isBarred ? (
          <WifiForm vehicle={vehicle} ssid={ssid} onClose={() => setEdited(false)} />
        ) : (
          <div>
            <Button
              variant="default"
              data-disabled={isBarred || undefined}
              aria-disabled={isBarred || undefined}
              aria-describedby={isBarred ? barId : undefined}
              onClick={() => !isBarred && setEdited(true)}
            >
              {t(ssid === null ? 'wifi.add' : 'wifi.change')}
            </Button>
            {isBarred && (
              <p id={barId} className={styles.why}>
                {t(`barred.${bar}`)}
              </p>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

const schema = z.object({ ssid: zWifiText, password: zWifiText });

function WifiForm({ vehicle, ssid, onClose }: { vehicle: Vehicle; ssid: string | null; onClose: () => void }) {
  const { t } = useTranslation('dash-cam');
  const form = useContractForm({ schema, values: { ssid: ssid ?? '', password: '' } });
  const explain = useWifiFailure();
  return (
    <Form
      form={form}
      onSubmit={(value) => setWifi(vehicle.device_key, value)}
      onDone={(_, { ssid }) => {
        addAlert({ type: 'success', message: t('wifi.done', { vehicle: vehicle.vehicle_name, ssid }) });
        onClose();
      }}
      explain={explain}
    >
      <TextField
        form={form}
        name="ssid"
        label={t('wifi.ssid')}
        hint={t('wifi.ssidHint')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        form={form}
        name="password"
        label={t('wifi.password')}
        hint={t('wifi.passwordHint')}
        required
        // Not the one that somebody signs in with.
        autoComplete="new-password"
      />
      <FormFooter>
        <FormButtons submit={t('wifi.save')} busy={t('wifi.saving')} onCancel={onClose} />
      </FormFooter>
    </Form>
  );
}

function useWifiFailure(): (failure: unknown) => string[] {
  const { t } = useTranslation('dash-cam');
  const errorLines = useErrorLines();
  return (failure) => {
    const { kind, code } = failure instanceof ApiError ? failure : { kind: null, code: null };
    if (kind === 'device-unreachable') return [t('wifi.unanswered')];
    if (kind !== 'forbidden') return errorLines(failure);
    const bar = settingsBarOfCode(code);
    return [bar ? t('settings.refused', { reason: t(`barred.${bar}`) }) : t('wifi.refused')];
  };
}
