import { VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlertRuleReplay } from '../../api/model.ts';
import { startOfDayNamed } from '../../rules/time/named-day.ts';
import { useUser } from '../../state/session.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './replay.module.css';

const ReplayChart = lazyChunk(() => import('./replay-chart.tsx'));

export type ReplayDay = { day: string; count: number };
type Props = { days: AlertRuleReplay['days']; isTable: boolean };

/** Alerts on each day as bars, or as a table, which screen readers have in both cases. */
export function ReplayDays({ days, isTable }: Props) {
  const { t } = useTranslation('alert-rules');
  const format = useFormat();
  const { timezone } = useUser();
  const rows = days.map(
    ({ date, count }): ReplayDay => ({ day: format.shortDay(startOfDayNamed(date, timezone)), count }),
  );
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
      <figure className={styles.chart} aria-label={t('replay.chart')}>
        <Suspense fallback={null}>
          <ReplayChart rows={rows} />
        </Suspense>
      </figure>
      <VisuallyHidden>{table}</VisuallyHidden>
    </>
  );
}
