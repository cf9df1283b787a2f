import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../../api/model.ts';
import { latestMediaQuery } from '../../../data/streams/queries.ts';
import { within } from '../../../i18n/format.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { vehicleState } from '../../../rules/vehicle/vehicle-state.ts';
import { useSince } from '../../../state/use-since.ts';
import { PageLead, PageTitle } from '../../../ui/page.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { StateLabel } from '../../../ui/vehicle-state.tsx';
import { Thumbnail } from '../../../widgets/camera/thumbnail.tsx';
import { dashCamAddress } from './dash-cam-address.ts';
import styles from './dash-cam-chooser.module.css';

/** The user's dash cams, each with its last picture. */
export function DashCamChooser({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const { t } = useTranslation('dash-cam');
  return (
    <>
      <header className={styles.header}>
        <PageTitle>{t('title')}</PageTitle>
        <PageLead>{t('chooser.lead', { count: vehicles.length })}</PageLead>
      </header>
      <ul className={styles.cameras}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <Choice vehicle={vehicle} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Choice({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['dash-cam', 'vehicles']);
  const since = useSince();
  const now = useNow(MINUTE);
  const { data: last } = useQuery(latestMediaQuery(vehicle.device_key, 'front'));
  const state = vehicleState(vehicle, now);
  return (
    <Link to={dashCamAddress(vehicle.id)} className={styles.camera}>
      {last === undefined ? <span className={styles.waiting} /> : <Thumbnail source={last?.front?.thumbnail_url} />}
      <span className={styles.texts}>
        <span className={styles.line}>
          <b>{vehicle.vehicle_name}</b>
          <StateLabel state={state}>{t(`vehicles:states.${state}`)}</StateLabel>
        </span>
        <small>
          {last && t('chooser.last', { age: within(since(Date.parse(last.date), now)) })}
          {last === null && t('chooser.nothingKept')}
          {vehicle.isShared && ` · ${t('chooser.shared')}`}
        </small>
      </span>
    </Link>
  );
}
