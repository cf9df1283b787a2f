import type { AlertRuleBacktest, AlertRuleReplay, KnownAlertType } from '../../../generated/contract/types.gen.ts';
import { HISTORY_TYPES } from '../../telemetry/alert-events.ts';
import { isBatteryPowered } from '../../telemetry/profile.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { Subject } from '../../telemetry/types.ts';
import { DAY } from '../../world/duration.ts';
import type { AlertRuleRow, DeviceRow, GeofenceRow, UserRow, VehicleRow } from '../../world/rows.ts';
import { USUAL_NOTICES } from '../../world/seeded-rules.ts';
import { dayIn } from '../../world/time-zones.ts';
import type { World } from '../../world/world.ts';
import { deviceOf, subjectOf } from '../subjects.ts';
import { completed, parameterErrors } from './parameters.ts';
import { ownGeofence } from './rules.ts';
import { unsupported } from './support.ts';

const DAYS = 30;
const NEWEST = 5;
const NOTHING = { is_replayable: false, count: 0, saved_count: 0, vehicle_ids: [], days: [], newest: [] };

/** Types of which a towed device reports nothing, because it has no engine. */
const NEEDS_ENGINE: ReadonlySet<string> = new Set(['accelerometer_event', 'engine', 'engine_idle', 'ignition']);
/** Whether a device and its plan report an alert, so that none means that nothing happened. */
function isMeasured(device: DeviceRow, type: KnownAlertType): boolean {
  if (unsupported(device, type)) return false;
  if (type === 'battery_state') return isBatteryPowered(device);
  return device.pattern !== 'trailer' || !NEEDS_ENGINE.has(type);
}

type Call = { world: World; user: UserRow; now: number; telemetry: Telemetry };
export type ReplayOutcome =
  | { kind: 'invalid'; errors: Record<string, string[]> }
  | { kind: 'replayed'; replay: AlertRuleReplay };

/** The last days in a time zone, oldest first, today included. */
function lastDates(now: number, zone: string): string[] {
  const today = Date.parse(dayIn(now, zone));
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(today - (DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
  );
}

function candidate(alert_type: KnownAlertType, body: AlertRuleBacktest): readonly AlertRuleRow[] {
  const parameters = completed(alert_type, body.parameters ?? {});
  const version = { from: 0, is_enabled: true, parameters, ...USUAL_NOTICES };
  return [{ number: 1, alert_type, versions: [version] }];
}

/** The current shape of a geofence counts for all 30 days, like the parameters of the rule. */
function asIfAlways({ fences = [], ...subject }: Subject): Subject {
  const latest = ({ shapes }: GeofenceRow) => shapes.slice(-1).map((shape) => ({ ...shape, from: 0 }));
  return { ...subject, fences: fences.map((row) => ({ ...row, shapes: latest(row) })) };
}

/** The saved rule as it is now, as if it had been so for all 30 days. One of a geofence is compared with that of the same one. */
function savedRules(
  { alert_rules }: VehicleRow,
  { alert_type, parameters }: AlertRuleBacktest,
): readonly AlertRuleRow[] {
  const geofence = parameters?.geofence_id;
  return alert_rules.flatMap((row) => {
    const current = row.versions.at(-1);
    const isSame = row.alert_type === alert_type && current?.parameters.geofence_id === geofence;
    return current && isSame && row.removed_at === undefined ? [{ ...row, versions: [{ ...current, from: 0 }] }] : [];
  });
}

/** Replays a rule with the live evaluator, as if the vehicles had had it for 30 days. */
export function backtest(body: AlertRuleBacktest, { world, user, now, telemetry }: Call): ReplayOutcome {
  const { alert_type: type } = body;
  const vehicles = [...new Set(body.vehicle_ids)].flatMap((id) => world.tables.vehicles.get(id) ?? []);
  for (const vehicle of vehicles) {
    const errors = parameterErrors(type, body.parameters ?? {}, deviceOf(world, vehicle));
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    const { geofence_id } = body.parameters ?? {};
    if (geofence_id !== undefined && !ownGeofence(world, vehicle, geofence_id)) {
      return { kind: 'invalid', errors: { 'parameters.geofence_id': ['Geofence not found'] } };
    }
  }
  const isReplayable =
    HISTORY_TYPES.has(type) && vehicles.some((vehicle) => isMeasured(deviceOf(world, vehicle), type));
  if (!isReplayable) return { kind: 'replayed', replay: NOTHING };

  const zone = user.timezone ?? 'UTC';
  const dates = lastDates(now, zone);
  const [first = ''] = dates;
  // Reads a day more at the start, because days of zones begin earlier or later than those of UTC.
  const query = { types: [type], from: Date.parse(first) - DAY, to: now, now };
  const alert_rules = candidate(type, body);
  const subjects = vehicles.map((vehicle) => asIfAlways(subjectOf(world, vehicle, alert_rules)));
  const isRecent = (at: number) => dayIn(at, zone) >= first;
  const found = telemetry.alertTimes(subjects, query).filter(({ at }) => isRecent(at));
  const saved = telemetry.alertTimes(
    vehicles.map((vehicle) => asIfAlways(subjectOf(world, vehicle, savedRules(vehicle, body)))),
    query,
  );
  const counts = new Map(dates.map((date) => [date, 0]));
  for (const { at } of found) counts.set(dayIn(at, zone), (counts.get(dayIn(at, zone)) ?? 0) + 1);
  const newest = Math.min(NEWEST, found.length);
  return {
    kind: 'replayed',
    replay: {
      is_replayable: true,
      count: found.length,
      saved_count: saved.filter(({ at }) => isRecent(at)).length,
      vehicle_ids: [...new Set(found.map(({ vehicle }) => vehicle))].sort((a, b) => a - b),
      days: [...counts].map(([date, count]) => ({ date, count })),
      newest: newest === 0 ? [] : telemetry.alertEvents(subjects, { ...query, limit: newest, offset: 0 }).rows,
    },
  };
}
