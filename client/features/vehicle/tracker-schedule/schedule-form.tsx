import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { TrackerSchedule, Vehicle } from '../../../api/model.ts';
import { zTimeZone } from '../../../api/schemas.ts';
import { scheduleSetting } from '../../../data/device-settings/schedule.ts';
import { now } from '../../../lib/now.ts';
import { OFFERED, OFFERED_ZONES, zoneOption } from '../../../rules/time/time-zones.ts';
import {
  HOURS,
  isShifted,
  localSchedule,
  scheduleValue,
  TRACKER_OPTIONS,
} from '../../../rules/vehicle/tracker-schedule.ts';
import { showAlert } from '../../../state/alerts.ts';
import { useUser } from '../../../state/session.ts';
import { CheckField, SwitchField } from '../../../ui/form/check-field.tsx';
import { FieldRow, Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { type Choice, SelectField } from '../../../ui/form/select-field.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useRequestFailure } from '../../../widgets/device/use-request-failure.ts';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './tracker-schedule.module.css';

const schema = z.object({
  isActive: z.boolean(),
  start: z.string(),
  end: z.string(),
  timeZone: zTimeZone,
  options: z.record(z.string(), z.boolean()),
});

type Props = {
  vehicle: Vehicle;
  schedule: TrackerSchedule | null;
  /** Why it cannot be saved now. */
  disabledReason: string | null;
};

/** On or off, first and last hour, the time zone of both, and the sensors that share the hours. */
export default function ScheduleForm({ vehicle, schedule, disabledReason }: Props) {
  const { t } = useTranslation('tracker-schedule');
  const { timezone } = useUser();
  const [shown] = useState(() => localSchedule(schedule, timezone));
  const form = useContractForm({
    schema,
    values: { ...shown, start: String(shown.start), end: String(shown.end), options: { ...shown.options } },
  });
  const { mutateAsync } = useMutation(scheduleSetting(vehicle.device_key));
  const hours = useHours([shown.start, shown.end]);
  const zones = useZones([shown.timeZone, timezone]);
  const [start, end, isActive] = useWatch({ control: form.control, name: ['start', 'end', 'isActive'] });
  const isEmpty = isActive && start === end;
  const optionName = (name: string) => {
    const known = TRACKER_OPTIONS.find((one) => one === name);
    return known ? t(`options.${known}`) : name;
  };
  const save = (sent: z.output<typeof schema>) =>
    mutateAsync(scheduleValue({ ...sent, start: Number(sent.start), end: Number(sent.end) }, now()));
  return (
    <Form
      form={form}
      onSubmit={save}
      onDone={() => showAlert({ id: 'schedule', type: 'success', message: t('saved') })}
      explain={useRequestFailure(vehicle)}
    >
      {schedule && isShifted(schedule, now()) && <Notice tone="warning">{t('shifted')}</Notice>}
      <SwitchField
        form={form}
        name="isActive"
        label={t('active')}
        hint={t('activeHint')}
        disabled={schedule?.scheduleToggleEnabled === false}
      />
      <FieldRow>
        <SelectField form={form} name="start" label={t('start')} choices={hours} required />
        <SelectField form={form} name="end" label={t('end')} choices={hours} required />
      </FieldRow>
      {Number(end) < Number(start) && <p className={styles.overnight}>{t('overnight')}</p>}
      <SelectField form={form} name="timeZone" label={t('zone')} choices={zones} required />
      <fieldset className={styles.options}>
        <legend>{t('options.label')}</legend>
        {Object.keys(shown.options).map((name) => (
          <CheckField key={name} form={form} name={`options.${name}`} label={optionName(name)} />
        ))}
      </fieldset>
      <FormFooter>
        <FormButtons submit={t('submit')} disabledReason={disabledReason ?? (isEmpty ? t('sameHours') : null)} />
      </FormFooter>
    </Form>
  );
}

/** The hours of a day, and times of another device that lie between them. */
function useHours(held: readonly number[]): Choice[] {
  const format = useFormat();
  return [...new Set([...HOURS, ...held])]
    .sort((a, b) => a - b)
    .map((seconds) => ({ value: String(seconds), label: format.dayTime(seconds) }));
}

/** The offered zones (commerce 3), and `held` ones that are not among them. */
function useZones(held: readonly string[]): Choice[] {
  const { t } = useTranslation('profile');
  const key = held.join(' ');
  return useMemo(() => {
    const offered = OFFERED.map((name) => ({
      value: OFFERED_ZONES[name] as string,
      label: t(`timezone.offered.${name}`),
    }));
    const others = [...new Set(key.split(' '))]
      .filter((zone) => zone !== '' && !offered.some(({ value }) => value === zone))
      .map((zone) => ({ value: zone, label: zoneOption(zone) }));
    return [...offered, ...others];
  }, [t, key]);
}
