import { useTranslation } from 'react-i18next';
import type { AlertEvent } from '../../api/model.ts';
import { useVehicleName } from '../../data/vehicles/use-vehicle-name.ts';
import { alertTime } from '../../rules/alerts/alert-time.ts';
import { hasKinds } from '../../rules/commands/actions.ts';
import { useActionName } from '../../wording/use-action-name.ts';
import { useFormat } from '../../wording/use-format.ts';
import { EventTrip } from './event-trip.tsx';
import styles from './replay.module.css';

/** The newest alerts of a replay, with their trips. */
export function ReplayNewest({ newest }: { newest: readonly AlertEvent[] }) {
  const { t } = useTranslation('alert-rules');
  return (
    <section aria-labelledby="replay-newest">
      <h3 id="replay-newest">{t('replay.newest')}</h3>
      <ul className={styles.newest}>
        {newest.map((event) => (
          <NewestRow key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}

function NewestRow({ event }: { event: AlertEvent }) {
  const format = useFormat();
  const actionName = useActionName();
  const name = useVehicleName(event);
  const at = alertTime(event);
  // All others are named by the rule.
  const isNamed = event.direction !== undefined || hasKinds(event.alert_type);
  return (
    <li>
      <span>
        <b>{name}</b> {isNamed && `${actionName({ action: event.alert_type, ...event })} `}
        {at !== null && <time dateTime={event.timestamp}>{format.dateTime(at)}</time>}
      </span>
      <EventTrip event={event} />
    </li>
  );
}
