import type { Vehicle } from '../../api/model.ts';
import { batteriesOf } from '../vehicle/batteries.ts';
import { codesGate } from '../vehicle/diagnostics.ts';
import { maintenanceGate } from '../vehicle/maintenance.ts';
import type { REPORTS } from './report-view.ts';

export type HealthType = (typeof REPORTS)['health'][number];

/** State of a vehicle in a health report, from its last report. */
export type HealthState = 'ok' | 'low' | 'codes' | 'due' | 'none' | 'unknown' | 'unsupported';

/** States of a report in the order of its chart: what needs attention comes first. */
export const HEALTH_STATES = {
  battery: ['low', 'ok', 'unknown'],
  codes: ['codes', 'ok', 'unknown', 'unsupported'],
  service: ['due', 'ok', 'none', 'unsupported'],
} as const satisfies Record<HealthType, readonly HealthState[]>;

const STATE_OF: { readonly [Type in HealthType]: (vehicle: Vehicle) => (typeof HEALTH_STATES)[Type][number] } = {
  battery: (vehicle) => {
    const { vehicle: own, tracker } = batteriesOf(vehicle);
    if (!own && !tracker) return 'unknown';
    return own?.isLow || tracker?.isLow ? 'low' : 'ok';
  },
  codes: (vehicle) => {
    if (!codesGate(vehicle).allowed) return 'unsupported';
    if (!vehicle.last_known_state) return 'unknown';
    return (vehicle.dtc_error_count ?? 0) > 0 ? 'codes' : 'ok';
  },
  service: (vehicle) => {
    if (vehicle.service_due) return 'due';
    if (vehicle.maintenance_reminder?.enabled) return 'ok';
    return maintenanceGate(vehicle).allowed ? 'none' : 'unsupported';
  },
};

export const healthState = (type: HealthType, vehicle: Vehicle): HealthState => STATE_OF[type](vehicle);

const NEEDS_ATTENTION: ReadonlySet<HealthState> = new Set(['low', 'codes', 'due']);
export const needsAttention = (state: HealthState): boolean => NEEDS_ATTENTION.has(state);
