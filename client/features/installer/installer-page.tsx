import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useErrorLines } from '../../api/error-lines.ts';
import { zDeviceKey } from '../../api/schemas.ts';
import { type ReadyDevice, readyDevice } from '../../data/vehicles/ready-state.ts';
import { text } from '../../rules/validation/schema.ts';
import { Form } from '../../ui/form/form.tsx';
import { useFormStatus } from '../../ui/form/form-status.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { SubmitButton } from '../../ui/light/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './installer-page.module.css';

/** Keys are upper-case (commerce 5); what is copied from a label may come with spaces. */
const tidyKey = (typed: string): string => typed.toUpperCase().replace(/\s/g, '');
const schema = z.object({ device_key: text().transform(tidyKey).pipe(zDeviceKey) });
const values = { device_key: '' };

/** For installers: whether a device can be activated, by its serial number. Read-only, without sign-in (core 6). */
export default function InstallerPage() {
  const { t } = useTranslation('installer');
  const explain = useErrorLines();
  const form = useContractForm({ schema, values });
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
        <TextField
          form={form}
          name="device_key"
          label={t('serial')}
          hint={t('hint')}
          required
          autoComplete="off"
          spellCheck={false}
          upperCase
          write={tidyKey}
        />
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
