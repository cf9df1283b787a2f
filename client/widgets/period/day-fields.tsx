import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ChosenDays } from '../../rules/time/day-range.ts';

type Props = {
  days: ChosenDays;
  today: string;
  /** Text for why the days are no range. `null`: they are one, or the page says so elsewhere. */
  problem: string | null;
  onChange: (days: ChosenDays) => void;
  className?: string | undefined;
};

/** First and last day, both included, possible or not. Pages that use it load the catalog `period`. */
export function DayFields({ days, today, problem, onChange, className }: Props) {
  const { t } = useTranslation('period');
  return (
    <>
      <TextInput
        className={className}
        type="date"
        label={t('first')}
        value={days.first}
        max={today}
        error={problem !== null}
        onChange={(event) => onChange({ ...days, first: event.currentTarget.value })}
      />
      <TextInput
        className={className}
        type="date"
        label={t('end')}
        value={days.last}
        max={today}
        error={problem}
        onChange={(event) => onChange({ ...days, last: event.currentTarget.value })}
      />
    </>
  );
}
