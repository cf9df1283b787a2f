import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { type ReadyDevice, readyDevice } from '../../data/vehicles/ready-state.ts';
import { Form } from '../../ui/form/form.tsx';
import { useFormStatus } from '../../ui/form/form-status.ts';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { SubmitButton } from '../../ui/light/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { serialSchema } from '../../widgets/device/serial.ts';
import { SerialField } from '../../widgets/device/serial-field.tsx';
import styles from './installer-page.module.css';

const values = { device_key: '' };

/** For installers: checks by serial number whether a device can be activated. Read-only, without sign-in (core 6). */
export default function InstallerPage() {
  const { t } = useTranslation('installer');
  const explain = useErrorLines();
  const form = useContractForm({ schema: serialSchema, values });
  const [device, setDevice] = useState<ReadyDevice | null>(null);
  const look = ({ device_key }: { device_key: string }) => {
    setDevice(null);
    return readyDevice(device_key);
  };
  return (
    <section className={styles.card}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <Form form={form} guard={false} onSubmit={look} onDone={setDevice} explain={explain}>
        <SerialField form={form} />
        <Submit />
      </Form>
      {device && (
        <Notice tone={device.refusal === null ? 'success' : 'alarm'}>
          <b className={styles.serial}>{device.key}</b>
          <br />
          {t(device.refusal === null ? 'ready' : `refusals.${device.refusal}`)}
        </Notice>
      )}
    </section>
  );
}

function Submit() {
  const { t } = useTranslation('installer');
  const { isBusy } = useFormStatus();
  return (
    <SubmitButton size="md" isBusy={isBusy} busyLabel={t('busy')}>
      {t('submit')}
    </SubmitButton>
  );
}
