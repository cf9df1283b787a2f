import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/now.ts';
import { DAY } from '../../rules/time/duration.ts';
import { zonePlace } from '../../rules/time/time-zones.ts';
import { offsetAt } from '../../rules/vehicle/tracker-schedule.ts';
import { useUser } from '../../state/session.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { useFormat } from '../../wording/use-format.ts';
import type { RuleForm } from './rule-fields.tsx';

const HALF_HOUR = 1_800;
const HALF_HOURS = Array.from({ length: 48 }, (_, index) => index * HALF_HOUR);

type Props = { form: RuleForm; name: 'start' | 'end' };

/** First or last hour of a curfew, in the time zone of the user (commerce 9). It may end on the next day. */
export function CurfewField({ form, name }: Props) {
  const { t } = useTranslation('alert-rules');
  const format = useFormat();
  const { timezone } = useUser();
  const [start, end] = useWatch({ control: form.control, name: ['start', 'end'] });
  const value = name === 'start' ? start : end;
  // A rule that was set elsewhere may begin between the half hours.
  const choices = [...new Set([...HALF_HOURS, Number(value)])]
    .sort((a, b) => a - b)
    .map((seconds) => ({ value: String(seconds), label: format.dayTime(seconds) }));
  const offsets = [0, 90, 180, 270].map((days) => offsetAt(timezone, now() + days * DAY));
  const zone = t(new Set(offsets).size > 1 ? 'editor.zoneShifts' : 'editor.zone', { zone: zonePlace(timezone) });
  return (
    <>
      <SelectField form={form} name={name} label={t(`editor.${name}`)} choices={choices} required searchable />
      <p>
        {Number(end) < Number(start) && `${t('editor.overnight')} `}
        {zone}
      </p>
    </>
  );
}
