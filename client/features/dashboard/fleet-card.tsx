import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { paths } from '../../lib/paths.ts';
import { type VehicleState, vehicleState } from '../../rules/vehicle/vehicle-state.ts';
import { Card } from '../../ui/card.tsx';
import { lazyMap } from '../../ui/map/lazy-map.tsx';
import { StateIcon } from '../../ui/vehicle-state.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './fleet-card.module.css';

const FleetMap = lazyMap(() => import('./fleet-map.tsx'));

/** Expired vehicles count as paused: both need a renewal. */
const SHOWN = ['moving', 'parked', 'alarm', 'offline', 'paused'] as const satisfies readonly VehicleState[];

/** Number of vehicles by state, as a bar and in figures. */
export function FleetCard({ vehicles, now }: { vehicles: readonly Vehicle[]; now: number }) {
  const { t } = useTranslation(['dashboard', 'vehicles']);
  const format = useFormat();
  const states = vehicles.map((vehicle) => vehicleState(vehicle, now));
  const countOf = (state: (typeof SHOWN)[number]) =>
    states.filter((own) => own === state || (state === 'paused' && own === 'expired')).length;
  const counts = SHOWN.map((state) => ({ state, count: countOf(state) }));
  return (
    <Card title={t('fleet.title')} end={<Link to={paths.controlCenter}>{t('fleet.open')}</Link>}>
      <div className={styles.bar} aria-hidden>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ state, count }) => (
            <span key={state} data-state={state} style={{ flexGrow: count }} />
          ))}
      </div>
      <ul className={styles.counts}>
        {counts.map(({ state, count }) => (
          <li key={state}>
            <StateIcon state={state} />
            <b>{format.number(count)}</b>
            <span>{t(`vehicles:states.${state}`)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.map}>
        <FleetMap vehicles={vehicles} now={now} />
      </div>
    </Card>
  );
}
