import { Button } from '@mantine/core';
import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CameraSettings, Device, Vehicle } from '../../../api/model.ts';
import { loadNamespaces } from '../../../i18n/setup.ts';
import { Card } from '../../../ui/card.tsx';
import { lazyChunk } from '../../../ui/lazy-chunk.tsx';
import styles from './settings.module.css';
import { useSettingsDisabledReason } from './settings-disabled.tsx';

/** Loaded on demand. */
const WifiForm = lazyChunk(async () => {
  const [form] = await Promise.all([import('./wifi-form.tsx'), loadNamespaces(['forms'])]);
  return form;
});

type Props = { vehicle: Vehicle; device: Device; settings: CameraSettings };

/** Wi-Fi network of a dash cam. Shows whether there is a password, but never the password (commerce 5). */
export function WifiCard({ vehicle, device, settings: { wifi } }: Props) {
  const { t } = useTranslation('dash-cam');
  const [isEdited, setEdited] = useState(false);
  const disabledReason = useSettingsDisabledReason(vehicle, device);
  const reasonId = useId();
  const ssid = wifi?.ssid ?? null;
  const Icon = ssid === null ? IconWifiOff : IconWifi;
  const isDisabled = disabledReason !== null;
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
        {isEdited && !isDisabled ? (
          <Suspense>
            <WifiForm vehicle={vehicle} ssid={ssid} onClose={() => setEdited(false)} />
          </Suspense>
        ) : (
          <div>
            <Button
              variant="default"
              data-disabled={isDisabled || undefined}
              aria-disabled={isDisabled || undefined}
              aria-describedby={isDisabled ? reasonId : undefined}
              onClick={() => !isDisabled && setEdited(true)}
            >
              {t(ssid === null ? 'wifi.add' : 'wifi.change')}
            </Button>
            {isDisabled && (
              <p id={reasonId} className={styles.why}>
                {t(`disabled.${disabledReason}`)}
              </p>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
