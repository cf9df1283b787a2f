import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVehicleName } from '../../data/vehicles/use-vehicle-name.ts';
import { vehiclePaths } from '../../lib/paths.ts';
import type { AlertGroup } from '../../rules/alerts/alert-groups.ts';
import { alertTime } from '../../rules/alerts/alert-time.ts';
import { ActionDisc } from '../../ui/action-disc.tsx';
import { BareButton } from '../../ui/bare-button.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import { useActionName } from '../../wording/use-action-name.ts';
import { useFormat } from '../../wording/use-format.ts';
import { AlertRow, type MapProps } from './alert-row.tsx';
import styles from './alerts-page.module.css';

/** Several alerts of a day that say the same about a vehicle: how many and when. Opens to each of them. */
export function AlertGroupRow({ group: { newest, events }, ...maps }: { group: AlertGroup } & MapProps) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const vehicle = useVehicleName(newest);
  // The words of the server are those of one alert.
  const name = useActionName()({ action: newest.alert_type, ...newest, message: null });
  const times = events.map(alertTime).filter((at) => at !== null);
  const range = times.length > 0 && format.times(Math.min(...times), Math.max(...times));
  const speeds = newest.alert_type === 'speed_limit' ? events.flatMap(({ speed }) => speed ?? []) : [];
  const highest = speeds.length > 0 && t('highest', { speed: format.speed(Math.max(...speeds)) });
  const count = t('times', { count: events.length, number: format.number(events.length) });
  return (
    <li>
      <div className={styles.row} data-folds>
        <ActionDisc action={newest.alert_type} />
        <div className={styles.texts}>
          <p>
            <PageLink to={vehiclePaths.overview(newest.vehicle_id)} className={styles.vehicle}>
              {vehicle}
            </PageLink>{' '}
            {name}
          </p>
          <p className={styles.details}>{[count, range, highest].filter(Boolean).join(' · ')}</p>
        </div>
        <BareButton
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-label={t('each', { vehicle, alert: name, times: count })}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={18} aria-hidden />
        </BareButton>
      </div>
      {isOpen && (
        <ul id={listId} className={styles.parts} aria-label={`${vehicle}, ${name}`}>
          {events.map((event) => (
            <AlertRow key={event.id} event={event} isPart {...maps} />
          ))}
        </ul>
      )}
    </li>
  );
}
