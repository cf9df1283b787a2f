import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChosenDays, rangeProblem } from '../../rules/time/day-range.ts';
import { DayFields } from './day-fields.tsx';

type Props = {
  range: ChosenDays;
  today: string;
  /** Longest range, in days. */
  most: number;
  onChange: (range: ChosenDays) => void;
  className?: string | undefined;
};

const isSame = (one: ChosenDays, other: ChosenDays): boolean => one.first === other.first && one.last === other.last;

/** Choice of a first and a last day. An impossible range is explained and changes nothing. */
export function PeriodDays({ range, today, most, onChange, className }: Props) {
  const { t } = useTranslation('period');
  const [typed, setTyped] = useState(range);
  const [known, setKnown] = useState(range);
  const [sent, setSent] = useState(range);
  if (!isSame(known, range)) {
    setKnown(range);
    // The days come from elsewhere: a link, the browser's Back, the arrows of trips. Those sent from here keep what was typed since.
    if (!isSame(sent, range)) {
      setSent(range);
      setTyped(range);
    }
  }
  const problem = rangeProblem(typed, most);
  const change = (next: ChosenDays) => {
    setTyped(next);
    if (rangeProblem(next, most) !== null) return;
    setSent(next);
    onChange(next);
  };
  const text = problem && t(problem, { days: most });
  return <DayFields className={className} days={typed} today={today} problem={text} onChange={change} />;
}
