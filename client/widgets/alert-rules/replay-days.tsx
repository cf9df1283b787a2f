import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlertRuleReplay } from '../../api/model.ts';
import { alertsPerDot, dotsOf } from '../../rules/alerts/replay-dots.ts';
import { startOfDayNamed } from '../../rules/time/named-day.ts';
import { useUser } from '../../state/session.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './replay.module.css';

type Day = { day: string; count: number };
type Props = { days: AlertRuleReplay['days']; isTable: boolean };

/** Alerts on each day as dots, or as a table, which screen readers have in both cases. */
export function ReplayDays({ days, isTable }: Props) {
  const { t } = useTranslation('alert-rules');
  const format = useFormat();
  const { timezone } = useUser();
  const rows = days.map(({ date, count }): Day => ({ day: format.shortDay(startOfDayNamed(date, timezone)), count }));
  const table = (
    <table>
      <caption className={styles.caption}>{t('replay.chart')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('replay.day')}</th>
          <th scope="col" className={styles.number}>
            {t('replay.alerts')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(({ day, count }) => (
          <tr key={day}>
            <td>{day}</td>
            <td className={styles.number}>{format.number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (isTable) return <div className={styles.table}>{table}</div>;
  return (
    <>
      <Dots rows={rows} />
      <VisuallyHidden>{table}</VisuallyHidden>
    </>
  );
}

const DAYS_OF_WEEK = 7;

function Dots({ rows }: { rows: readonly Day[] }) {
  const { t } = useTranslation('alert-rules');
  const perDot = alertsPerDot(rows.map(({ count }) => count));
  const columns = { '--days': rows.length } as CSSProperties;
  // Each week back from today, where the column leaves room for its date.
  const labels = rows
    .map(({ day }, index) => ({ day, index }))
    .filter(({ index }) => (rows.length - 1 - index) % DAYS_OF_WEEK === 0 && index >= DAYS_OF_WEEK - 1);
  return (
    <figure className={styles.figure} aria-label={t('replay.chart')}>
      <div className={styles.dots} style={columns}>
        {rows.map(({ day, count }) => (
          <div key={day} className={styles.day} title={t('run.failure', { vehicle: day, reason: count })}>
            {Array.from({ length: dotsOf(count, perDot) }, (_, dot) => (
              <i key={dot} />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.dates} style={columns} aria-hidden>
        {labels.map(({ day, index }) => (
          <span key={day} style={{ gridColumn: `${index - DAYS_OF_WEEK + 2} / ${index + 2}` }}>
            {day}
          </span>
        ))}
      </div>
      {perDot > 1 && <figcaption className={styles.note}>{t('replay.perDot', { count: perDot })}</figcaption>}
    </figure>
  );
}
