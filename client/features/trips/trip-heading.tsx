import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { zonePlace } from '../../rules/time/time-zones.ts';
import { STEP, type TripView, tripPeriod } from '../../rules/trips/trip-view.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './trips-page.module.css';

/** Days of the list and the zone of all times. Paper, which has no controls, also names the vehicle. */
export function TripHeading({ vehicle, view }: { vehicle: Vehicle; view: TripView }) {
  const { t } = useTranslation('trips');
  const format = useFormat();
  const { timezone } = useUser();
  const { from, to } = tripPeriod(view, useNow(STEP), timezone);
  const days = format.dates(from, to - 1);
  return (
    <p className={styles.covered}>
      <b className={styles.printed}>{t('printed', { name: vehicle.vehicle_name })}</b>
      <small>{t('covered', { days, zone: zonePlace(timezone) })}</small>
    </p>
  );
}
