import { useTranslation } from 'react-i18next';
import type { AlertEvent } from '../../api/model.ts';
import { addressText } from '../../data/places/address.ts';
import { useAddress } from '../../data/places/use-address.ts';
import { useVehicleName } from '../../data/vehicles/use-vehicle-name.ts';
import { vehiclePaths } from '../../lib/paths.ts';
import { alertTime } from '../../rules/alerts/alert-time.ts';
import { SECOND } from '../../rules/time/duration.ts';
import { ActionDisc } from '../../ui/action-disc.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import { EventTrip } from '../../widgets/alert-rules/event-trip.tsx';
import { DirectionsLink } from '../../widgets/map/directions-link.tsx';
import { useAboutText } from '../../wording/use-about-text.ts';
import { useActionName } from '../../wording/use-action-name.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './alerts-page.module.css';

const MOVING: ReadonlySet<string> = new Set(['speed_limit', 'accelerometer_event', 'curfew', 'towing_detection']);

/** One alert: vehicle, type, speed, duration, place and time. */
export function AlertRow({ event }: { event: AlertEvent }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const actionName = useActionName();
  const aboutText = useAboutText();
  const { begins_at, ends_at, speed } = event;
  const address = useAddress(event);
  const at = alertTime(event);
  const name = useVehicleName(event);
  const seconds = begins_at && ends_at ? (Date.parse(ends_at) - Date.parse(begins_at)) / SECOND : null;
  const details = [
    speed !== undefined && MOVING.has(event.alert_type) ? format.speed(speed) : null,
    aboutText(event),
    seconds === null ? null : t('lasted', { duration: format.duration(seconds) }),
    begins_at && ends_at === null ? t('continues') : null,
  ];
  return (
    <li className={styles.row}>
      <ActionDisc action={event.alert_type} />
      <div className={styles.texts}>
        <p>
          <PageLink to={vehiclePaths.overview(event.vehicle_id)} className={styles.vehicle}>
            {name}
          </PageLink>{' '}
          {actionName({ action: event.alert_type, ...event })}
        </p>
        <p className={styles.details}>
          <span className="one-line">{details.filter(Boolean).join(' · ')}</span>
          {event.latitude !== undefined && (
            <span className={`one-line ${styles.place}`}>{address && addressText(address, { localOnly: true })}</span>
          )}
        </p>
      </div>
      <div className={styles.links}>
        {event.latitude !== undefined && event.longitude !== undefined && address && (
          <DirectionsLink
            to={{ latitude: event.latitude, longitude: event.longitude }}
            place={addressText(address, { localOnly: true })}
            isSmall
          />
        )}
        <EventTrip event={event} />
      </div>
      {at !== null && (
        <time dateTime={event.timestamp} title={format.dateTime(at)}>
          {format.time(at)}
        </time>
      )}
    </li>
  );
}
