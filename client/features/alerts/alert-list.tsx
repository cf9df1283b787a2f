import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlertEvent } from '../../api/model.ts';
import { alertGroups } from '../../rules/alerts/alert-groups.ts';
import { alertTime } from '../../rules/alerts/alert-time.ts';
import { dayIn } from '../../rules/time/calendar-day.ts';
import { startOfDayNamed } from '../../rules/time/named-day.ts';
import { useUser } from '../../state/session.ts';
import { useFormat } from '../../wording/use-format.ts';
import { AlertGroupRow } from './alert-group-row.tsx';
import { AlertRow } from './alert-row.tsx';
import styles from './alerts-page.module.css';

/** Alerts by day, newest first. Those that say the same about a vehicle are one row, which opens in place. */
export function AlertList({ events }: { events: readonly AlertEvent[] }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const { timezone } = useUser();
  /** Id of the alert whose map is shown: one at a time, because each takes memory of the graphics card. */
  const [mapped, setMapped] = useState<string | null>(null);
  const days = useMemo(
    () =>
      alertGroups(events, (event) => {
        const at = alertTime(event);
        return at === null ? null : dayIn(at, timezone);
      }),
    [events, timezone],
  );
  const maps = { mapped, onMap: setMapped };
  return days.map(({ day, groups }) => (
    <section key={day} className={styles.day} aria-labelledby={`alerts-${day}`}>
      <h2 id={`alerts-${day}`}>{day === null ? t('noTime') : format.date(startOfDayNamed(day, timezone))}</h2>
      <ul>
        {groups.map((group) =>
          group.events.length > 1 ? (
            <AlertGroupRow key={group.key} group={group} {...maps} />
          ) : (
            <AlertRow key={group.key} event={group.newest} {...maps} />
          ),
        )}
      </ul>
    </section>
  ));
}
