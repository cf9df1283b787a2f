import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '../../rules/time/calendar-day.ts';
import { type ChosenDays, type DayRange, rangeProblem } from '../../rules/time/day-range.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { dayAfter, startOfDayNamed } from '../../rules/time/named-day.ts';
import { daysOfPeriod, NAMED_PERIODS, periodName } from '../../rules/time/named-period.ts';
import { useUser } from '../../state/session.ts';
import { listWithArrow } from '../../ui/form/lists.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useFormat } from '../../wording/use-format.ts';
import { DayButton } from './day-button.tsx';
import styles from './period.module.css';
import { PeriodDays } from './period-days.tsx';

/** Goes to the day before or after. `null`: there is none. */
type Step = (() => void) | null;

type Props<Span extends number, Other extends string> = {
  range: DayRange<Span> | Other;
  /** Last days that are offered. */
  spans: readonly Span[];
  /** Longest range of two chosen days. */
  most: number;
  /** Further periods of the page, first in the list. */
  others?: readonly { value: Other; label: string }[];
  /** Buttons for the days beside the range. */
  steps?: { before: Step; after: Step };
  /** Names the select by its label for assistive technology only. */
  isCompact?: boolean;
  onChange: (range: DayRange<Span> | Other) => void;
};

const CHOSEN = 'chosen';
const DAY = 'day';

/** Choice of a period in the user's time zone: the last days, a period with a name, a day, or a first and a last day. */
export function PeriodSelect<Span extends number, Other extends string = never>({
  range,
  spans,
  most,
  others = [],
  steps,
  isCompact = false,
  onChange,
}: Props<Span, Other>) {
  const { t } = useTranslation('period');
  const { timezone } = useUser();
  const format = useFormat();
  const today = dayIn(useNow(QUARTER_HOUR), timezone);
  // The fields stay while the user edits them, also when their days have a name.
  const [isEditing, setEditing] = useState(false);
  const days = typeof range === 'object' && 'first' in range ? range : null;
  const value = isEditing && days ? CHOSEN : valueOf(range, today);
  const choose = (chosen: string | null) => {
    if (chosen === null || chosen === value || chosen === DAY) return;
    setEditing(chosen === CHOSEN);
    if (chosen === CHOSEN) {
      if (!days) onChange(usualDays(today, most));
      return;
    }
    const name = NAMED_PERIODS.find((one) => one === chosen);
    const span = spans.find((one) => String(one) === chosen);
    const other = others.find((one) => one.value === chosen);
    if (name) onChange(daysOfPeriod(name, today));
    else if (span !== undefined) onChange({ days: span });
    else if (other) onChange(other.value);
  };
  const edit = (chosen: ChosenDays) => {
    setEditing(true);
    onChange(chosen);
  };
  const step = (go: Step) =>
    go &&
    (() => {
      setEditing(false);
      go();
    });
  const [todays, longer] = [spans.filter((span) => span === 1), spans.filter((span) => span > 1)];
  const select = (
    <Select
      {...listWithArrow}
      className={styles.range}
      {...(isCompact ? { 'aria-label': t('label') } : { label: t('label') })}
      data={[
        ...others,
        ...todays.map((span) => ({ value: String(span), label: t('today') })),
        { value: 'yesterday', label: t('yesterday') },
        ...longer.map((span) => ({ value: String(span), label: t('last', { days: span }) })),
        { value: 'lastMonth', label: t('lastMonth') },
        ...(value === DAY && days ? [{ value: DAY, label: format.date(startOfDayNamed(days.first, timezone)) }] : []),
        { value: CHOSEN, label: t('chosen') },
      ]}
      value={value}
      onChange={choose}
      allowDeselect={false}
      maxDropdownHeight={400}
    />
  );
  return (
    <>
      {steps ? (
        <div className={styles.stepped}>
          <DayButton by={-1} onPress={step(steps.before)} />
          {select}
          <DayButton by={1} onPress={step(steps.after)} />
        </div>
      ) : (
        select
      )}
      {value === CHOSEN && days && (
        <PeriodDays className={styles.day} range={days} today={today} most={most} onChange={edit} />
      )}
    </>
  );
}

/** Value of the select. A single day is stated by its date. */
function valueOf(range: DayRange | string, today: string): string {
  if (typeof range === 'string') return range;
  if ('days' in range) return String(range.days);
  return periodName(range, today) ?? (range.first === range.last && rangeProblem(range) === null ? DAY : CHOSEN);
}

/** Days to begin with. */
const usualDays = (today: string, most: number): ChosenDays => ({
  first: dayAfter(today, 1 - Math.min(7, most)),
  last: today,
});
