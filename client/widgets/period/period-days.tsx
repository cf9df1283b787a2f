import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_DAYS, rangeProblem } from '../../rules/reports/report-view.ts';
import styles from './period.module.css';

type Days = { first: string; last: string };
type Props = { range: Days; today: string; onChange: (range: Days) => void };

/** First and last day of a period, both included. An impossible range is explained and changes nothing. */
export function PeriodDays({ range, today, onChange }: Props) {
  const { t } = useTranslation('period');
  const [typed, setTyped] = useState(range);
  const problem = rangeProblem(typed.first, typed.last);
  const change = (changed: Partial<Days>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    if (rangeProblem(next.first, next.last) === null) onChange(next);
  };
  const error = problem && t(problem, { days: MOST_DAYS });
  return (
    <>
      <TextInput
        className={styles.day}
        type="date"
        label={t('first')}
        value={typed.first}
        max={today}
        error={problem === null ? undefined : true}
        onChange={(event) => change({ first: event.currentTarget.value })}
      />
      <TextInput
        className={styles.day}
        type="date"
        label={t('end')}
        value={typed.last}
        max={today}
        error={error ?? undefined}
        onChange={(event) => change({ last: event.currentTarget.value })}
      />
    </>
  );
}
