import { IconMapOff } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../../api/model.ts';
import { addressText, townText } from '../../../data/places/address.ts';
import { useAddress } from '../../../data/places/use-address.ts';
import { vehicleHash } from '../../../data/vehicles/selection.ts';
import { paths } from '../../../lib/paths.ts';
import { positionGate } from '../../../rules/gauges.ts';
import { useFormat } from '../../../state/use-format.ts';
import { lazyChunk } from '../../../ui/lazy-chunk.tsx';
import { CopyButton } from '../copy-button.tsx';
import styles from './position.module.css';
import { UpgradeLink } from './upgrade-link.tsx';

/** With the map, which nothing else of the page waits for. */
const PositionMap = lazyChunk(() => import('./position-map.tsx'));

/** Where the vehicle is or was, on a still map and in words; or why that is not known. */
export function Position({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { t } = useTranslation(['vehicle', 'vehicles']);
  const format = useFormat();
  const { latitude, longitude } = vehicle.last_known_state ?? {};
  const gate = positionGate(vehicle);
  // Without location in the plan nothing is asked of the geocoder either.
  const address = useAddress(gate.allowed ? (vehicle.last_known_state ?? {}) : {});
  if (!gate.allowed || latitude === undefined || longitude === undefined) {
    const isOfPlan = !gate.allowed && gate.reason === 'plan';
    return (
      <p className={styles.none}>
        <IconMapOff size={18} aria-hidden />
        {isOfPlan ? t('position.plan', { plan: vehicle.pricing_plan.name }) : t('position.none')}
        {isOfPlan && <UpgradeLink vehicle={vehicle} />}
      </p>
    );
  }
  const place = address ? addressText(address) : format.place(latitude, longitude);
  return (
    <>
      <div className={styles.map}>
        <Suspense fallback={null}>
          <PositionMap vehicle={vehicle} now={now} />
        </Suspense>
      </div>
      <div className={styles.position}>
        <p className={styles.place}>
          <b className="tabular">{address ? addressText(address, { localOnly: true }) : place}</b>
          {address && <span>{townText(address)}</span>}
        </p>
        <CopyButton text={place} label={t('vehicles:copyPosition')} />
        <Link className={styles.link} to={`${paths.controlCenter}${vehicleHash(vehicle.id)}`}>
          {t('vehicles:menu.viewOnMap')}
        </Link>
      </div>
    </>
  );
}
