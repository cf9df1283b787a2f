import { IconCar, IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { useUnansweredAt } from '../../../data/device-requests/progress.ts';
import type { Found } from '../../../data/vehicles/use-vehicle.ts';
import { useAgo } from '../../../i18n/format.ts';
import { portalTime } from '../../../lib/now.ts';
import { groupNames } from '../../../rules/groups/groups.ts';
import { MINUTE, SECOND } from '../../../rules/time/duration.ts';
import { ageOf } from '../../../rules/time/elapsed.ts';
import { productCapabilities } from '../../../rules/vehicle/product-capabilities.ts';
import { isLastKnown } from '../../../rules/vehicle/silence.ts';
import { kindOf } from '../../../rules/vehicle/vehicle-kind.ts';
import { isInDeepSleep, vehicleState } from '../../../rules/vehicle/vehicle-state.ts';
import { useNow } from '../../../ui/use-now.ts';
import { StateLabel } from '../../../ui/vehicle-state.tsx';
import { VehicleActions } from './vehicle-actions.tsx';
import styles from './vehicle-header.module.css';
import { VehiclePages } from './vehicle-pages.tsx';

type Props = Pick<Extract<Found, { status: 'found' }>, 'vehicle' | 'readAt' | 'hasFailed'>;

/** Header of the vehicle pages: name, state, and links to the other pages. */
export function VehicleHeader({ vehicle, readAt, hasFailed }: Props) {
  const now = useNow(MINUTE);
  const { t } = useTranslation(['vehicle', 'vehicles']);
  const { vehicle_name: name, device_key } = vehicle;
  const state = vehicleState(vehicle, now);
  const isOld = isLastKnown(vehicle, now, useUnansweredAt(device_key));
  const kind = [kindOf(vehicle), ...groupNames(vehicle)].filter(Boolean).join(' · ');
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Picture vehicle={vehicle} />
        <div className={styles.titles}>
          <h1>{name}</h1>
          <div className={styles.facts}>
            <StateLabel state={state}>{t(`vehicles:states.${state}`)}</StateLabel>
            {isOld && <span>{t('vehicles:lastKnown')}</span>}
            {vehicle.tracking_only && <span>{t('vehicles:trackingOnly')}</span>}
            {isInDeepSleep(vehicle) && <span>{t('vehicles:deepSleep')}</span>}
            {vehicle.access_level === 'Read Only' && <span>{t('vehicles:readOnly')}</span>}
            {kind && <span>{kind}</span>}
            <Freshness readAt={readAt} hasFailed={hasFailed} />
          </div>
        </div>
        <VehicleActions vehicle={vehicle} />
      </div>
      <VehiclePages vehicle={vehicle} />
    </header>
  );
}

/** The vehicle's own picture. Falls back to its type. */
function Picture({ vehicle: { image, product_name } }: { vehicle: Vehicle }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (image && image !== broken) {
    return <img className={styles.picture} src={image} alt="" onError={() => setBroken(image)} />;
  }
  const capabilities = productCapabilities(product_name);
  const Icon = capabilities?.liveTracking ? IconCurrentLocation : IconCar;
  return (
    <span className={styles.picture}>
      <Icon size={24} aria-hidden />
    </span>
  );
}

/** Age of the shown data, or a notice if the last read failed. */
function Freshness({ readAt, hasFailed }: Pick<Props, 'readAt' | 'hasFailed'>) {
  const { t } = useTranslation('vehicles');
  const ago = useAgo();
  const now = useNow(SECOND);
  const age = ago(ageOf(portalTime(readAt), now));
  return (
    <small className="tabular" data-failed={hasFailed}>
      {t(hasFailed ? 'refreshFailed' : 'updated', { age })}
    </small>
  );
}
