import { IconMapOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../../api/model.ts';
import { vehicleHash } from '../../../data/vehicles/selection.ts';
import { paths } from '../../../lib/paths.ts';
import { lazyMap } from '../../../ui/map/lazy-map.tsx';
import { DirectionsLink } from '../../../widgets/map/directions-link.tsx';
import { CopyButton } from '../../../widgets/vehicle/copy-button.tsx';
import { useWhereabouts } from '../../../widgets/vehicle/use-whereabouts.ts';
import styles from './position.module.css';
import { UpgradeLink } from './upgrade-link.tsx';

const PositionMap = lazyMap(() => import('./position-map.tsx'));

/** Position of the vehicle on a static map and as text, or why it is unknown. */
export function Position({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { t } = useTranslation(['vehicle', 'vehicles']);
  const whereabouts = useWhereabouts(vehicle);
  if (!whereabouts.isShown) {
    const isOfPlan = whereabouts.disabledReason === 'plan';
    return (
      <p className={styles.none}>
        <IconMapOff size={18} aria-hidden />
        {isOfPlan ? t('position.plan', { plan: vehicle.pricing_plan.name }) : t('position.none')}
        {isOfPlan && <UpgradeLink vehicle={vehicle} />}
      </p>
    );
  }
  const { full, local, town } = whereabouts.place;
  return (
    <>
      <div className={styles.map}>
        <PositionMap vehicle={vehicle} place={full} now={now} />
      </div>
      <div className={styles.position}>
        <p className={styles.place}>
          <b className="tabular">{local}</b>
          {town && <span>{town}</span>}
        </p>
        <CopyButton text={full} label={t('vehicles:copyPosition')} />
        <DirectionsLink to={whereabouts.at} place={local} />
        <Link className={styles.link} to={`${paths.controlCenter}${vehicleHash(vehicle.id)}`}>
          {t('vehicles:menu.viewOnMap')}
        </Link>
      </div>
    </>
  );
}
