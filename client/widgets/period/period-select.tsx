import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayIn } from '../../rules/time/calendar-day.ts';
import { type DayRange, MOST_DAYS, SPANS, type Span } from '../../rules/time/day-range.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { dayAfter } from '../../rules/time/named-day.ts';
import { useUser } from '../../state/session.ts';
import { listWithArrow } from '../../ui/form/lists.tsx';
import { useNow } from '../../ui/use-now.ts';
import styles from './period.module.css';
import { PeriodDays } from './period-days.tsx';

type Props = { range: DayRange<Span>; onChange: (range: DayRange<Span>) => void };

const CHOSEN = 'chosen';

/** Choice of the last days, or of a first and a last day in the user's time zone. */
export function PeriodSelect({ range, onChange }: Props) {
  const { t } = useTranslation('period');
  const { timezone } = useUser();
  const today = dayIn(useNow(QUARTER_HOUR), timezone);
  const value = 'days' in range ? String(range.days) : CHOSEN;
  const change = (chosen: string | null) => {
    if (chosen === null || chosen === value) return;
    const days = SPANS.find((span) => String(span) === chosen);
    onChange(days ? { days } : { first: dayAfter(today, -6), last: today });
  };
  return (
    <>
      <Select
        {...listWithArrow}
        className={styles.range}
        label={t('label')}
        data={[
          ...SPANS.map((days) => ({ value: String(days), label: t('last', { days }) })),
          { value: CHOSEN, label: t('chosen') },
        ]}
        value={value}
        onChange={change}
        allowDeselect={false}
      />
      {'first' in range && (
        <PeriodDays className={styles.day} range={range} today={today} most={MOST_DAYS} onChange={onChange} />
      )}
    </>
  );
}
