import { ActionIcon } from '@mantine/core';
import { IconMap } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlertEvent } from '../../api/model.ts';
import { addressText } from '../../data/places/address.ts';
import { useAddress } from '../../data/places/use-address.ts';
import { useVehicleName } from '../../data/vehicles/use-vehicle-name.ts';
import { loadNamespaces } from '../../i18n/setup.ts';
import { vehiclePaths } from '../../lib/paths.ts';
import { alertTime } from '../../rules/alerts/alert-time.ts';
import { SECOND } from '../../rules/time/duration.ts';
import { ActionDisc } from '../../ui/action-disc.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import { EventTrip } from '../../widgets/alert-rules/event-trip.tsx';
import { DirectionsLink } from '../../widgets/map/directions-link.tsx';
import { useAboutText } from '../../wording/use-about-text.ts';
import { useActionName } from '../../wording/use-action-name.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './alerts-page.module.css';

const AlertPlace = lazyChunk(
  async () => (await Promise.all([import('./alert-place.tsx'), loadNamespaces(['map'])]))[0],
);

const MOVING: ReadonlySet<string> = new Set(['speed_limit', 'accelerometer_event', 'curfew', 'towing_detection']);

export type MapProps = {
  /** Id of the alert whose map is shown. */
  mapped: string | null;
  onMap: (eventId: string | null) => void;
};

type Props = MapProps & {
  event: AlertEvent;
  /** In a group, which names the vehicle and the type. */
  isPart?: boolean;
};

/** One alert: vehicle, type, speed, duration, place and time, and a map of the place on request. */
export function AlertRow({ event, isPart = false, mapped, onMap }: Props) {
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
  const { latitude, longitude } = event;
  const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const place = address && addressText(address, { localOnly: true });
  const isMapped = mapped === event.id;
  const mapName =
    at === null ? t('map.of', { vehicle: name }) : t('map.at', { vehicle: name, time: format.dateTime(at) });
  return (
    <li>
      <div className={styles.row}>
        {isPart ? null : <ActionDisc action={event.alert_type} />}
        <div className={styles.texts}>
          {!isPart && (
            <p>
              <PageLink to={vehiclePaths.overview(event.vehicle_id)} className={styles.vehicle}>
                {name}
              </PageLink>{' '}
              {actionName({ action: event.alert_type, ...event })}
            </p>
          )}
          <p className={styles.details}>
            <span className="one-line">{details.filter(Boolean).join(' · ')}</span>
            {position && <span className={`one-line ${styles.place}`}>{place}</span>}
          </p>
        </div>
        <div className={styles.links}>
          <EventTrip event={event} />
          {position && (
            <ActionIcon
              variant="subtle"
              className={styles.toMap}
              aria-label={mapName}
              title={mapName}
              aria-expanded={isMapped}
              onClick={() => onMap(isMapped ? null : event.id)}
            >
              <IconMap size={16} aria-hidden />
            </ActionIcon>
          )}
          {position && place && <DirectionsLink to={position} place={place} isSmall />}
        </div>
        {at !== null && (
          <time dateTime={event.timestamp} title={format.dateTime(at)}>
            {format.time(at)}
          </time>
        )}
      </div>
      {isMapped && position && (
        <div className={styles.map}>
          <Suspense fallback={null}>
            <AlertPlace
              {...position}
              action={event.alert_type}
              name={mapName}
              place={place ?? format.place(position.latitude, position.longitude)}
            />
          </Suspense>
        </div>
      )}
    </li>
  );
}
