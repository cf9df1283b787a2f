import type { AlertRuleParameters, KnownAlertType } from '../../../generated/contract/types.gen.ts';
import type { DeviceRow } from '../../world/rows.ts';

type Errors = Record<string, string[]>;
type Range = readonly [lowest: number, highest: number];

/** Speeds of a rule by unit. Trackers take the extended ones. Tables, because the units are not converted (core 9). */
const SPEEDS = {
  mph: { usual: [20, 150], extended: [10, 200] },
  kmh: { usual: [32, 240], extended: [16, 321] },
} as const satisfies Record<string, Record<'usual' | 'extended', Range>>;
/** Minutes of idling, and of a running engine (core 9). */
const IDLE: Range = [1, 48];
const TRACKER_IDLE: Range = [3, 45];
const ENGINE: Range = [1, 999];

const FIELDS: { readonly [K in KnownAlertType]?: readonly (keyof AlertRuleParameters)[] } = {
  speed_limit: ['threshold', 'unit'],
  engine_idle: ['threshold'],
  engine: ['threshold'],
  curfew: ['start_time', 'end_time'],
  geofences: ['geofence_id', 'arrive', 'depart'],
};

function thresholdRange(type: KnownAlertType, { unit }: AlertRuleParameters, { tracking_only }: DeviceRow): Range {
  if (type === 'speed_limit') return SPEEDS[unit ?? 'mph'][tracking_only ? 'extended' : 'usual'];
  if (type === 'engine') return ENGINE;
  return tracking_only ? TRACKER_IDLE : IDLE;
}

function thresholdErrors(type: KnownAlertType, parameters: AlertRuleParameters, device: DeviceRow): Errors {
  const { threshold } = parameters;
  if (threshold === undefined) {
    return parameters.unit === undefined ? {} : { 'parameters.unit': ['A unit needs a threshold'] };
  }
  const [lowest, highest] = thresholdRange(type, parameters, device);
  const isValid = Number.isInteger(threshold) && threshold >= lowest && threshold <= highest;
  return isValid ? {} : { 'parameters.threshold': [`Enter a whole number from ${lowest} to ${highest}`] };
}

function curfewErrors({ start_time, end_time }: AlertRuleParameters): Errors {
  const errors: Errors = {};
  if (start_time === undefined) errors['parameters.start_time'] = ['Required field'];
  if (end_time === undefined) errors['parameters.end_time'] = ['Required field'];
  else if (start_time === end_time) errors['parameters.end_time'] = ['Must differ from the start'];
  return errors;
}

function geofenceErrors({ geofence_id, arrive, depart }: AlertRuleParameters): Errors {
  const errors: Errors = {};
  if (geofence_id === undefined) errors['parameters.geofence_id'] = ['Required field'];
  if (arrive !== true && depart !== true) errors['parameters.arrive'] = ['Choose arrive, depart or both'];
  return errors;
}

/** Messages by field for parameters that a device does not take with an alert type. Empty if it takes them. */
export function parameterErrors(type: KnownAlertType, parameters: AlertRuleParameters, device: DeviceRow): Errors {
  const known: readonly string[] = FIELDS[type] ?? [];
  const foreign = Object.keys(parameters).filter((field) => !known.includes(field));
  const errors: Errors = Object.fromEntries(
    foreign.map((field) => [`parameters.${field}`, ['This alert has no such setting']]),
  );
  if (foreign.length > 0) return errors;
  if (type === 'curfew') return curfewErrors(parameters);
  if (type === 'geofences') return geofenceErrors(parameters);
  return thresholdErrors(type, parameters, device);
}

/** Parameters of a rule whose threshold is not given. */
export function completed(type: KnownAlertType, parameters: AlertRuleParameters): AlertRuleParameters {
  if (parameters.threshold !== undefined) return parameters;
  if (type === 'engine_idle') return { ...parameters, threshold: 5 };
  return type === 'engine' ? { ...parameters, threshold: 90 } : parameters;
}
