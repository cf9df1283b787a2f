import type { KnownAlertType } from '../../api/model.ts';
import type { VehicleCommand } from '../vehicle/product-capabilities.ts';

/** Alert types in the order of the list of rules, by subject. */
export const RULE_GROUPS = {
  driving: ['speed_limit', 'curfew', 'engine_idle', 'engine', 'ignition', 'accelerometer_event', 'geofences'],
  security: [
    'theft_alarm',
    'towing_detection',
    'pic_arm_trigger',
    'pic_disarm_trigger',
    'pic_starter_kill_trigger',
    'keylocker_paging_events',
    'car_call',
  ],
  remoteStart: ['remote_start_event', 'remote_start_fail', 'remote_start_turbo'],
  service: ['dtc', 'maintenance_due_date', 'maintenance_mileage_interval', 'low_battery', 'battery_state'],
  device: ['backup_low_battery', 'power_up_&_gps_locked', 'service_mode_ended'],
} as const satisfies Record<string, readonly KnownAlertType[]>;
export type RuleGroup = keyof typeof RULE_GROUPS;

const KNOWN: ReadonlySet<string> = new Set(Object.values(RULE_GROUPS).flat());
/** The list of types is open: a rule may have one that is newer than this portal. */
export const isKnownType = (type: string): boolean => KNOWN.has(type);

/** Command that a product needs for an alert type. Assumed: a device that cannot start an engine reports no remote start. */
export const NEEDED_COMMANDS: { readonly [K in KnownAlertType]?: VehicleCommand } = {
  remote_start_event: 'remote_start',
  remote_start_fail: 'remote_start',
  remote_start_turbo: 'remote_start',
  pic_arm_trigger: 'arm',
  pic_disarm_trigger: 'disarm',
  pic_starter_kill_trigger: 'arm',
};

/** Types that a tracker on its own cell does not report, because it is not wired to an engine. Assumed, as above. */
export const NEEDS_ENGINE: ReadonlySet<string> = new Set<KnownAlertType>(['engine', 'engine_idle', 'ignition']);

/** Types whose rule needs values that have no default. It cannot be turned on without them. */
export const NEEDS_VALUES: ReadonlySet<string> = new Set<KnownAlertType>(['curfew', 'geofences']);
