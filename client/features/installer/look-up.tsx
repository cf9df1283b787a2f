import { type ReactNode, useState } from 'react';
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
import { SupportLink } from './support-link.tsx';

/** Refusals that name what the user can do. The others ask to contact support. */
const OF_THE_USER: ReadonlySet<ReadyDevice['refusal']> = new Set(['NOT_FOUND', 'ALREADY_IN_USE']);

const values = { device_key: '' };

/** Looks a serial number up. `children`: what can be done with a known device. */
export function LookUp({ children }: { children?: (device: ReadyDevice) => ReactNode }) {
  const { t } = useTranslation('installer');
  const explain = useErrorLines();
  const form = useContractForm({ schema: serialSchema, values });
  const [device, setDevice] = useState<ReadyDevice | null>(null);
  const look = ({ device_key }: { device_key: string }) => {
    setDevice(null);
    return readyDevice(device_key);
  };
  return (
    <>
      <div className={styles.lookUp}>
        <Form form={form} guard={false} onSubmit={look} onDone={setDevice} explain={explain}>
          <SerialField form={form} />
          <Submit />
        </Form>
      </div>
      {device && (
        <Notice tone={device.refusal === null ? 'success' : 'alarm'}>
          <b className={styles.serial}>{device.key}</b>
          <br />
          {t(device.refusal === null ? 'ready' : `refusals.${device.refusal}`)}
          {device.refusal !== null && !OF_THE_USER.has(device.refusal) && (
            <>
              <br />
              <SupportLink />
            </>
          )}
        </Notice>
      )}
      {device && device.refusal !== 'NOT_FOUND' && children?.(device)}
    </>
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
