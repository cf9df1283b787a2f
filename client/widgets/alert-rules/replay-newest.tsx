import { ActionIcon } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useVehicleName } from '../../data/vehicles/use-vehicle-name.ts';
import { alertTime } from '../../rules/alerts/alert-time.ts';
import { isMarked, type ReplayAlert } from '../../rules/alerts/replay-alerts.ts';
import { hasKinds } from '../../rules/commands/actions.ts';
import { useActionName } from '../../wording/use-action-name.ts';
import { useFormat } from '../../wording/use-format.ts';
import { EventTrip } from './event-trip.tsx';
import styles from './replay.module.css';
import { useReplayMarks } from './replay-marks.tsx';

/** The newest alerts of a replay, with their places on the map and their trips. */
export function ReplayNewest() {
  const { t } = useTranslation('alert-rules');
  const { alerts } = useReplayMarks();
  return (
    <section aria-labelledby="replay-newest">
      <h3 id="replay-newest">{t('replay.newest')}</h3>
      <ul className={styles.newest}>
        {alerts.map((alert) => (
          <NewestRow key={alert.event.id} alert={alert} />
        ))}
      </ul>
    </section>
  );
}

function NewestRow({ alert }: { alert: ReplayAlert }) {
  const { t } = useTranslation(['alert-rules', 'alerts']);
  const { event, day, place } = alert;
  const format = useFormat();
  const actionName = useActionName();
  const { mark, point, show } = useReplayMarks();
  const vehicle = useVehicleName(event);
  const at = alertTime(event);
  // All others are named by the rule.
  const isNamed = event.direction !== undefined || hasKinds(event.alert_type);
  const time = at === null ? '' : format.dateTime(at);
  const mapName = at === null ? t('alerts:map.of', { vehicle }) : t('alerts:map.at', { vehicle, time });
  const own = () => point({ day, id: event.id });
  return (
    // The buttons inside have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-marked={isMarked(mark, alert)}
      onPointerEnter={own}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(null)}
      onFocus={own}
      onBlur={() => {
        point(null);
        show(null);
      }}
    >
      <span>
        <b>{vehicle}</b> {isNamed && `${actionName({ action: event.alert_type, ...event })} `}
        {at !== null && <time dateTime={event.timestamp}>{time}</time>}
      </span>
      <span className={styles.links}>
        <EventTrip event={event} />
        {place && (
          <ActionIcon variant="subtle" aria-label={mapName} title={mapName} onClick={() => show(alert)}>
            <IconMapPin size={18} aria-hidden />
          </ActionIcon>
        )}
      </span>
    </li>
  );
}
