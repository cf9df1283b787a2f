import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { Vehicle } from '../../../api/model.ts';
import { zKeypadOneValue, zKeypadTwoValue } from '../../../api/schemas.ts';
import { KEYPADS, type Keypad, saveKeypadCode } from '../../../data/device-settings/keypads.ts';
import { showAlert } from '../../../state/alerts.ts';
import { Card } from '../../../ui/card.tsx';
import { Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { useRequestFailure } from '../../../widgets/device/use-request-failure.ts';
import styles from './settings-card.module.css';

const SCHEMAS = {
  1: z.object({ code: zKeypadOneValue }),
  2: z.object({ code: zKeypadTwoValue }),
} as const satisfies Record<Keypad, unknown>;

type Props = {
  vehicle: Vehicle;
  /** Why codes cannot be set now. */
  disabledReason: string | null;
};

/** Codes of the keypads (commerce 5 "kp1 digits 1 to 5; kp2 digits 1 to 7"), which no answer has. */
export default function KeypadCard({ vehicle, disabledReason }: Props) {
  const { t } = useTranslation('keylocker');
  return (
    <Card title={t('keypads.title')}>
      <div className={`${styles.body} ${styles.keypads}`}>
        <p className={styles.lead}>{t('keypads.text')}</p>
        {KEYPADS.map((keypad) => (
          <KeypadForm key={keypad} vehicle={vehicle} keypad={keypad} disabledReason={disabledReason} />
        ))}
      </div>
    </Card>
  );
}

function KeypadForm({ vehicle, keypad, disabledReason }: Props & { keypad: Keypad }) {
  const { t } = useTranslation('keylocker');
  const form = useContractForm({ schema: SCHEMAS[keypad], values: { code: '' } });
  const explain = useRequestFailure(vehicle);
  const name = keypad === 1 ? 'one' : 'two';
  return (
    <Form
      form={form}
      onSubmit={({ code }) => saveKeypadCode(vehicle.device_key, keypad, code)}
      onDone={() => {
        form.reset({ code: '' });
        const message = t('keypads.saved', { number: keypad });
        showAlert({ id: `keypad-${vehicle.id}`, type: 'success', message });
      }}
      explain={explain}
      guard={false}
    >
      <PasswordField
        form={form}
        name="code"
        label={t(`keypads.${name}`)}
        hint={t(`keypads.${name}Hint`)}
        autoComplete="off"
        disabled={disabledReason !== null}
        required
      />
      <FormFooter isSecondary>
        <FormButtons submit={t('keypads.save', { number: keypad })} disabledReason={disabledReason} />
      </FormFooter>
    </Form>
  );
}
