import { useTranslation } from 'react-i18next';
import type { AlertEvent } from '../../api/model.ts';
import { useFormat } from '../../state/use-format.ts';
import { EventTrip } from './event-trip.tsx';
import styles from './rules.module.css';

/** The newest alerts of a replay, with their trips. */
export function ReplayNewest({ newest }: { newest: readonly AlertEvent[] }) {
  const { t } = useTranslation('alert-rules');
  const format = useFormat();
  if (newest.length === 0) return <p>{t('replay.nothing')}</p>;
  return (
    <section aria-labelledby="replay-newest">
      <h3 id="replay-newest">{t('replay.newest')}</h3>
      <ul className={styles.newest}>
        {newest.map((event) => (
          <li key={event.id}>
            <span>
              <b>{event.vehicle_name ?? event.vehicle_id}</b>{' '}
              <time dateTime={event.timestamp}>{format.dateTime(Date.parse(event.timestamp))}</time>
            </span>
            <EventTrip event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}
