import type { AlertRuleSeed, DeviceTrait, VehicleSeed } from '../../fixtures/types.ts';
import type { AlertRuleParameters, KnownAlertType } from '../../generated/contract/types.gen.ts';
import type { AlertRuleRow } from './rows.ts';

/** Notifications of a rule that does not choose others. */
export const USUAL_NOTICES = { notify_push: true, notify_sms: false, notify_email: false } as const;

/** Alert types that every vehicle reports from the start. */
const USUAL: readonly (readonly [KnownAlertType, AlertRuleParameters])[] = [
  // Without a threshold: the limit of the road.
  ['speed_limit', {}],
  ['engine_idle', { threshold: 5 }],
  ['accelerometer_event', {}],
  ['towing_detection', {}],
  ['theft_alarm', {}],
  ['dtc', {}],
  ['low_battery', {}],
  ['backup_low_battery', {}],
  ['maintenance_mileage_interval', {}],
  ['maintenance_due_date', {}],
  ['ignition', {}],
];

/** 10 p.m. to 5 a.m. in Chicago's standard time. */
const NIGHT: AlertRuleParameters = { start_time: 4 * 3_600, end_time: 11 * 3_600 };

const ruleOf = (number: number, alert_type: KnownAlertType, parameters: AlertRuleParameters): AlertRuleRow => ({
  number,
  alert_type,
  versions: [{ from: 0, is_enabled: true, parameters, ...USUAL_NOTICES }],
});
const rulesOf = (types: typeof USUAL): readonly AlertRuleRow[] =>
  types.map(([alert_type, parameters], index) => ruleOf(index + 1, alert_type, parameters));

const USUAL_RULES = rulesOf(USUAL);
const NIGHT_RULES = rulesOf([...USUAL, ['curfew', NIGHT]]);

/** Rules of a recorded vehicle. */
export const recordedRules = (rules: readonly AlertRuleSeed[]): readonly AlertRuleRow[] =>
  rules.map(({ alert_type, ...version }, index) => ({
    number: index + 1,
    alert_type,
    versions: [{ from: 0, ...version }],
  }));

/**
 * Rules of a vehicle that its users have not changed. Those without geofences are shared, because a fleet has ten
 * thousand vehicles.
 */
export function seededRules(
  traits: readonly DeviceTrait[] = [],
  geofences: VehicleSeed['geofence_alerts'] = [],
): readonly AlertRuleRow[] {
  const rules = traits.includes('night_owl') ? NIGHT_RULES : USUAL_RULES;
  if (geofences.length === 0) return rules;
  const ofGeofences = geofences.map((parameters, i) => ruleOf(rules.length + i + 1, 'geofences', parameters));
  return [...rules, ...ofGeofences];
}
