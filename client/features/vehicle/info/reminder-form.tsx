import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { vehicleUpdate } from '../../../data/vehicles/mutations.ts';
import { now } from '../../../lib/now.ts';
import { unitsOf } from '../../../rules/locale/units.ts';
import { REMINDER_TYPES } from '../../../rules/vehicle/maintenance.ts';
import { useUser } from '../../../state/session.ts';
import { SwitchField } from '../../../ui/form/check-field.tsx';
import { Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useEditForm } from '../../../ui/form/use-edit-form.ts';
import { reminderSchema, reminderUpdate, reminderValues } from './reminder.ts';
import { showSaved } from './saved.ts';
import { useFailureLines } from './use-failure-lines.ts';

/** The server's names of the two fields. */
const PARAMETERS = 'maintenance_reminder.parameters';
const SERVER_NAMES = { [`${PARAMETERS}.interval`]: 'interval', [`${PARAMETERS}.due_date`]: 'due_date' } as const;

type Props = {
  vehicle: Vehicle;
  /** Why it cannot be changed. */
  disabledReason: string | null;
};

/** A reminder after a distance or on a day, on or off. Has its own save button. */
export function ReminderForm({ vehicle, disabledReason }: Props) {
  const { t } = useTranslation('vehicle-info');
  const { unit, timezone } = useUser();
  const units = unitsOf(unit);
  const ahead = t('reminder.ahead');
  const schema = useMemo(() => reminderSchema({ now, timeZone: timezone, ahead }), [timezone, ahead]);
  const { mutateAsync } = useMutation(vehicleUpdate(vehicle.id));
  const { form, props } = useEditForm({
    schema,
    saved: vehicle,
    follows: true,
    valuesOf: (saved) => reminderValues(saved.maintenance_reminder, units),
    save: async (sent, known) => {
      const maintenance_reminder = reminderUpdate(sent, known.maintenance_reminder, units);
      return maintenance_reminder && (await mutateAsync({ vehicleId: vehicle.id, data: { maintenance_reminder } }));
    },
    onSaved: (saved) => showSaved(saved ? 'reminder' : 'nothing'),
  });
  const [isOn, type] = useWatch({ control: form.control, name: ['enabled', 'type'] });
  const types = REMINDER_TYPES.map((value) => ({ value, label: t(`reminder.types.${value}`) }));
  const field = { form, disabled: disabledReason !== null };
  return (
    <Form {...props} explain={useFailureLines(vehicle)} serverNames={SERVER_NAMES}>
      <SwitchField {...field} name="enabled" label={t('reminder.enabled')} hint={t('reminder.enabledHint')} />
      {isOn && (
        <>
          <SelectField {...field} name="type" label={t('reminder.type')} choices={types} required />
          {type === 'maintenance_mileage_interval' ? (
            <NumberField
              {...field}
              name="interval"
              label={t('reminder.interval')}
              unit={t(`details.units.${units}`)}
              whole
              required
            />
          ) : (
            <TextField {...field} name="due_date" type="date" label={t('reminder.dueDate')} required />
          )}
        </>
      )}
      <FormFooter isSecondary>
        <FormButtons submit={t('reminder.submit')} disabledReason={disabledReason} />
      </FormFooter>
    </Form>
  );
}
