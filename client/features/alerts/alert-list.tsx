import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlertEvent } from '../../api/model.ts';
import { alertTime } from '../../rules/alerts/alert-time.ts';
import { ALERT_LOG_PAGE } from '../../rules/constants/alert-rules.ts';
import { dayIn } from '../../rules/time/calendar-day.ts';
import { startOfDayNamed } from '../../rules/time/named-day.ts';
import { useUser } from '../../state/session.ts';
import { useFormat } from '../../state/use-format.ts';
import { AlertRow } from './alert-row.tsx';
import styles from './alerts-page.module.css';

/** Alerts by day, newest first. Shows a page of them, and more on request. */
export function AlertList({ events }: { events: readonly AlertEvent[] }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const { timezone } = useUser();
  const [most, setMost] = useState<number>(ALERT_LOG_PAGE);
  const days = Map.groupBy(events.slice(0, most), (event) => {
    const at = alertTime(event);
    return at === null ? null : dayIn(at, timezone);
  });
  const left = Math.min(ALERT_LOG_PAGE, events.length - most);
  return (
    <>
      {[...days].map(([day, rows]) => (
        <section key={day} className={styles.day} aria-labelledby={`alerts-${day}`}>
          <h2 id={`alerts-${day}`}>{day === null ? t('noTime') : format.date(startOfDayNamed(day, timezone))}</h2>
          <ul>
            {rows.map((event) => (
              <AlertRow key={event.id} event={event} />
            ))}
          </ul>
        </section>
      ))}
      {left > 0 && (
        <Button variant="default" className={styles.more} onClick={() => setMost(most + ALERT_LOG_PAGE)}>
          {t('more', { count: left })}
        </Button>
      )}
    </>
  );
}
