import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/now.ts';
import type { RuleSettings, RuleValues } from '../../rules/alerts/rule-values.ts';
import { DAY } from '../../rules/time/duration.ts';
import { zonePlace } from '../../rules/time/time-zones.ts';
import { offsetAt } from '../../rules/vehicle/tracker-schedule.ts';
import { useUser } from '../../state/session.ts';
import { FieldRow } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import type { ContractForm } from '../../ui/form/use-contract-form.ts';
import { useRecheck } from '../../ui/form/use-recheck.ts';
import { useFormat } from '../../wording/use-format.ts';

const HALF_HOUR = 1_800;
const HALF_HOURS = Array.from({ length: 48 }, (_, index) => index * HALF_HOUR);

/** First and last hour of a curfew, in the time zone of the user (commerce 9). It may end on the next day. */
export function CurfewFields({
  form,
  isDisabled,
}: {
  form: ContractForm<RuleValues, RuleSettings>;
  isDisabled: boolean;
}) {
  const { t } = useTranslation('alert-rules');
  const format = useFormat();
  const { timezone } = useUser();
  const [start, end] = useWatch({ control: form.control, name: ['start', 'end'] });
  useRecheck({ form, name: 'end' }, start);
  // A rule that was set elsewhere may begin between the half hours.
  const choices = [...new Set([...HALF_HOURS, Number(start), Number(end)])]
    .sort((a, b) => a - b)
    .map((seconds) => ({ value: String(seconds), label: format.dayTime(seconds) }));
  const offsets = [0, 90, 180, 270].map((days) => offsetAt(timezone, now() + days * DAY));
  const zone = t(new Set(offsets).size > 1 ? 'editor.zoneShifts' : 'editor.zone', { zone: zonePlace(timezone) });
  const field = { form, disabled: isDisabled, choices, required: true, searchable: true };
  return (
    <>
      <FieldRow>
        <SelectField {...field} name="start" label={t('editor.start')} />
        <SelectField {...field} name="end" label={t('editor.end')} />
      </FieldRow>
      <p>
        {Number(end) < Number(start) && `${t('editor.overnight')} `}
        {zone}
      </p>
    </>
  );
}
