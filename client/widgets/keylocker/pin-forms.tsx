import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { Vehicle } from '../../api/model.ts';
import { zPin } from '../../api/schemas.ts';
import { clearGuestPin, savePin } from '../../data/device-settings/keylocker.ts';
import { now } from '../../lib/now.ts';
import { endProblem, typedInstant } from '../../rules/keylocker/pin-end.ts';
import { zonePlace } from '../../rules/time/time-zones.ts';
import { check } from '../../rules/validation/schema.ts';
import { showAlert } from '../../state/alerts.ts';
import { useUser } from '../../state/session.ts';
import { CheckField } from '../../ui/form/check-field.tsx';
import { CodeField } from '../../ui/form/code-field.tsx';
import { Form, FormButtons, FormFooter } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { usePinFailure } from './use-pin-failure.ts';

export type PinFormProps = {
  vehicle: Vehicle;
  form: 'master' | 'guest' | 'clear';
  /** A guest PIN is valid now. */
  replaces: boolean;
  onClose: () => void;
};

/** Forms of a PIN. Typed digits are in the fields alone, which go with the form. */
export default function PinForm({ form, ...props }: PinFormProps) {
  switch (form) {
    case 'master':
      return <MasterForm {...props} />;
    case 'guest':
      return <GuestForm {...props} />;
    case 'clear':
      return <ClearForm {...props} />;
  }
}

type Props = Omit<PinFormProps, 'form'>;

const masterSchema = z.object({ pin: zPin });

/** Says what the device confirmed. A later one of the vehicle replaces it. */
const confirmed = ({ id }: Vehicle, message: string): void => showAlert({ id: `pin-${id}`, type: 'success', message });

function MasterForm({ vehicle, onClose }: Props) {
  const { t } = useTranslation('keylocker');
  const form = useContractForm({ schema: masterSchema, values: { pin: '' } });
  const explain = usePinFailure(vehicle);
  const { setFocus } = form;
  // The button that opened the form is unmounted.
  useEffect(() => setFocus('pin'), [setFocus]);
  return (
    <Form
      form={form}
      onSubmit={({ pin }) => savePin(vehicle.device_key, { pin })}
      onDone={() => {
        confirmed(vehicle, t('master.saved'));
        onClose();
      }}
      explain={explain}
      guard={false}
    >
      <CodeField form={form} name="pin" label={t('master.field')} hint={t('master.hint')} mask required />
      <FormFooter isSecondary>
        <FormButtons submit={t('save')} busy={t('saving')} onCancel={onClose} />
      </FormFooter>
    </Form>
  );
}

function guestSchema(timeZone: string) {
  return z.object({
    pin: zPin,
    end: z
      .string()
      .check(check((typed: string) => endProblem(typed, { now: now(), timeZone })))
      .transform((typed) => typedInstant(typed, timeZone)),
    isShared: z.boolean(),
  });
}

const GUEST_NAMES = { secondary_end_date: 'end' } as const;

function GuestForm({ vehicle, replaces, onClose }: Props) {
  const { t } = useTranslation('keylocker');
  const { timezone } = useUser();
  const schema = useMemo(() => guestSchema(timezone), [timezone]);
  const form = useContractForm({ schema, values: { pin: '', end: '', isShared: false } });
  const explain = usePinFailure(vehicle);
  const { setFocus } = form;
  useEffect(() => setFocus('pin'), [setFocus]);
  const save = ({ pin, end, isShared }: z.output<typeof schema>) =>
    savePin(vehicle.device_key, {
      pin,
      is_secondary_pin: true,
      is_secondary_pin_shared: isShared,
      secondary_end_date: end === null ? null : new Date(end).toISOString(),
    });
  return (
    <Form
      form={form}
      onSubmit={save}
      onDone={(_, { isShared }) => {
        confirmed(vehicle, t(isShared ? 'guest.savedShared' : 'guest.saved'));
        onClose();
      }}
      explain={explain}
      serverNames={GUEST_NAMES}
      guard={false}
    >
      {replaces && <Notice tone="accent">{t('guest.replaces')}</Notice>}
      <CodeField form={form} name="pin" label={t('guest.field')} hint={t('guest.hint')} mask required />
      <TextField
        form={form}
        name="end"
        type="datetime-local"
        label={t('guest.end')}
        hint={t('guest.endHint', { zone: zonePlace(timezone) })}
      />
      <CheckField form={form} name="isShared" label={t('guest.shared')} hint={t('guest.sharedHint')} />
      <FormFooter isSecondary>
        <FormButtons submit={t('save')} busy={t('saving')} onCancel={onClose} />
      </FormFooter>
    </Form>
  );
}

const clearSchema = z.object({ master_pin: zPin });

function ClearForm({ vehicle, onClose }: Props) {
  const { t } = useTranslation('keylocker');
  const form = useContractForm({ schema: clearSchema, values: { master_pin: '' } });
  const explain = usePinFailure(vehicle);
  const { setFocus } = form;
  useEffect(() => setFocus('master_pin'), [setFocus]);
  return (
    <Form
      form={form}
      onSubmit={({ master_pin }) => clearGuestPin(vehicle.device_key, master_pin)}
      onDone={() => {
        confirmed(vehicle, t('guest.cleared'));
        onClose();
      }}
      explain={explain}
      guard={false}
    >
      <CodeField
        form={form}
        name="master_pin"
        label={t('guest.masterField')}
        hint={t('guest.masterHint')}
        mask
        required
      />
      <FormFooter isSecondary>
        <FormButtons submit={t('guest.clear')} busy={t('clearing')} onCancel={onClose} />
      </FormFooter>
    </Form>
  );
}
