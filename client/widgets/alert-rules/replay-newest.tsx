import { useTranslation } from 'react-i18next';
import type { AlertEvent } from '../../api/model.ts';
import { useActionName } from '../../state/use-action-name.ts';
import { useFormat } from '../../state/use-format.ts';
import { EventTrip } from './event-trip.tsx';
import styles from './replay.module.css';

/** The newest alerts of a replay, with their trips. */
export function ReplayNewest({ newest }: { newest: readonly AlertEvent[] }) {
  const { t } = useTranslation('alert-rules');
  const format = useFormat();
  const actionName = useActionName();
  if (newest.length === 0) return <p>{t('replay.nothing')}</p>;
  return (
    <section aria-labelledby="replay-newest">
      <h3 id="replay-newest">{t('replay.newest')}</h3>
      <ul className={styles.newest}>
        {newest.map((event) => (
          <li key={event.id}>
            <span>
              <b>{event.vehicle_name ?? event.vehicle_id}</b>{' '}
              {event.direction && `${actionName({ action: event.alert_type, ...event })} `}
              <time dateTime={event.timestamp}>{format.dateTime(Date.parse(event.timestamp))}</time>
            </span>
            <EventTrip event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}
