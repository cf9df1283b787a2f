import { useTranslation } from 'react-i18next';
import type { AlertEvent } from '../../api/model.ts';
import { alertTime } from '../../rules/alerts/alert-time.ts';
import { dayIn } from '../../rules/time/calendar-day.ts';
import { startOfDayNamed } from '../../rules/time/named-day.ts';
import { useUser } from '../../state/session.ts';
import { useFormat } from '../../wording/use-format.ts';
import { AlertRow } from './alert-row.tsx';
import styles from './alerts-page.module.css';

/** Alerts by day, newest first. */
export function AlertList({ events }: { events: readonly AlertEvent[] }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const { timezone } = useUser();
  const days = Map.groupBy(events, (event) => {
    const at = alertTime(event);
    return at === null ? null : dayIn(at, timezone);
  });
  return [...days].map(([day, rows]) => (
    <section key={day} className={styles.day} aria-labelledby={`alerts-${day}`}>
      <h2 id={`alerts-${day}`}>{day === null ? t('noTime') : format.date(startOfDayNamed(day, timezone))}</h2>
      <ul>
        {rows.map((event) => (
          <AlertRow key={event.id} event={event} />
        ))}
      </ul>
    </section>
  ));
}
