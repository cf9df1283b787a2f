import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AlertRuleReplay } from '../../api/model.ts';
import { startOfDayNamed } from '../../rules/time/named-day.ts';
import { useUser } from '../../state/session.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './replay.module.css';
import { ReplayDots } from './replay-dots.tsx';

type Props = { days: AlertRuleReplay['days']; isTable: boolean };

/** Alerts on each day as dots, or as a table, which screen readers have in both cases. */
export function ReplayDays({ days, isTable }: Props) {
  const { t } = useTranslation('alert-rules');
  const format = useFormat();
  const { timezone } = useUser();
  const rows = days.map((one) => ({ ...one, day: format.shortDay(startOfDayNamed(one.date, timezone)) }));
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
      <ReplayDots days={rows} />
      <VisuallyHidden>{table}</VisuallyHidden>
    </>
  );
}
