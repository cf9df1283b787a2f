import { useTranslation } from 'react-i18next';
import { dayAfter, startOfDayNamed } from '../../rules/time/named-day.ts';
import { useUser } from '../../state/session.ts';
import { useFormat } from '../../wording/use-format.ts';
import { DayButton } from './day-button.tsx';
import styles from './period.module.css';

/** Days are `2026-11-21`. */
type Props = { day: string; today: string; onChange: (day: string) => void };

/** A day, and the days beside it up to today. Pages that use it load the catalog `period`. */
export function DaySteps({ day, today, onChange }: Props) {
  const { t } = useTranslation('period');
  const { timezone } = useUser();
  const format = useFormat();
  const to = (by: -1 | 1) => {
    const next = dayAfter(day, by);
    return next > today ? null : () => onChange(next);
  };
  const names: Readonly<Record<string, string>> = { [today]: t('today'), [dayAfter(today, -1)]: t('yesterday') };
  return (
    <span className={styles.days}>
      <DayButton by={-1} onPress={to(-1)} />
      <b aria-live="polite">{names[day] ?? format.dayTitle(startOfDayNamed(day, timezone))}</b>
      <DayButton by={1} onPress={to(1)} />
    </span>
  );
}
