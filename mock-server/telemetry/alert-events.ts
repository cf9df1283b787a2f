import type { AlertEvent, AlertRuleParameters } from '../../generated/contract/types.gen.ts';
import type { DeviceRow } from '../world/rows.ts';
import { aboutFact } from './about.ts';
import { troubleCodesAt } from './changes.ts';
import { ENGINE_MINUTES, episodesOf, IDLE_MINUTES, type MeasuredType } from './episodes.ts';
import { KINDS, type KindName, kindsWhere } from './facts.ts';
import { pageOfFeed } from './feed.ts';
import { fenceSpanAt } from './fences.ts';
import { codeOf, deviceOf, type FleetFact, ruleOf, secondOfDay } from './fleet-days.ts';
import { roadLimit } from './legs.ts';
import type { Memos } from './memos.ts';
import { momentAt } from './moment.ts';
import type { Profile } from './profile.ts';
import { measuredAt } from './reading.ts';
import { idOf, knownUntil } from './reports.ts';
import { ruleAt } from './rules.ts';
import { DAY, instantOf, isoOf, type Second, secondOf, startOfDay } from './time.ts';
import type { Measured, Range, Rows, Subject, Window } from './types.ts';

/** Alert types to return. By default all. */
export type AlertEventQuery = Range & Window & { types?: readonly string[] };

const RAISED = kindsWhere(({ alert }) => alert !== null);
/** Without what each start and stop raises. Days of these are smaller to compute and to keep. */
const RARE = kindsWhere(({ alert }) => alert !== null && alert !== 'ignition');

type AlertContext = {
  profile: Profile;
  device: DeviceRow;
  second: Second;
  measured: Measured;
  rule: AlertRuleParameters;
  /** Name of a geofence. */
  fence: string;
};

function speedingMessage({ profile, second, measured, rule }: AlertContext): string {
  if (rule.threshold !== undefined)
    return `${measured.speed} mph, above ${rule.threshold} ${UNIT_NAMES[rule.unit ?? 'mph']}`;
  const { leg } = momentAt(profile, second);
  return leg ? `${measured.speed} mph on a ${roadLimit(leg)} mph road` : `${measured.speed} mph`;
}

const UNIT_NAMES = { mph: 'mph', kmh: 'km/h' } as const;

/** Hours of a curfew on the day of its event, in the owner's time zone. */
function curfewMessage({ profile: { zone }, second, rule: { start_time = 0, end_time = 0 } }: AlertContext): string {
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone });
  const midnight = second - (second % DAY);
  const shown = (time: number) =>
    clock
      .format((midnight + time) * 1000)
      .replace(':00', '')
      .replace(/\s/u, ' ');
  return `Driving between ${shown(start_time)} and ${shown(end_time)}`;
}

const minutes = (count: number): string => `${count} minute${count === 1 ? '' : 's'}`;

const MESSAGES: { readonly [K in KindName]?: string | ((context: AlertContext) => string) } = {
  'ignition-on': 'Ignition on',
  'ignition-off': 'Ignition off',
  curfew: curfewMessage,
  maintenance: 'Service is due',
  'maintenance-date': 'Service is due',
  'harsh-acceleration': 'Harsh acceleration',
  'harsh-braking': 'Harsh braking',
  towing: 'Moved without ignition',
  dtc: ({ device, second }) => ['Trouble code', ...troubleCodesAt(device, second).slice(0, 1)].join(' '),
  speeding: speedingMessage,
  idling: ({ rule }) => `Idling for ${minutes(rule.threshold ?? IDLE_MINUTES)}`,
  'engine-running': ({ rule }) => `Engine on for ${minutes(rule.threshold ?? ENGINE_MINUTES)}`,
  'low-battery': ({ measured }) => `Vehicle battery at ${measured.main_battery_voltage} V`,
  'backup-low-battery': ({ measured }) => `Backup battery at ${measured.backup_battery_percentage} %`,
  'theft-alarm': 'Alarm triggered',
  arrival: ({ fence }) => `Arrived at ${fence}`,
  departure: ({ fence }) => `Left ${fence}`,
  'power-up': 'Powered up, location found',
  charged: 'Battery charged',
  'remote-start': 'Started remotely',
  'remote-start-failed': 'Remote start failed',
  'key-taken-paged': 'Key taken out of the key locker',
  'key-returned-paged': 'Key returned to the key locker',
  'service-mode-ended': 'Service mode ended',
};

const MEASURED: { readonly [K in KindName]?: MeasuredType } = {
  speeding: 'speed_limit',
  idling: 'engine_idle',
  curfew: 'curfew',
  'engine-running': 'engine',
};

/** Period of a measured event. Ends later than `known` are not known yet. */
function periodOf(profile: Profile, name: KindName, second: Second, known: Second) {
  const type = MEASURED[name];
  const { leg } = momentAt(profile, second);
  const episode = leg && type && episodesOf(profile.rules, type, leg).find(({ at }) => at === second);
  if (!episode) return {};
  const { begin, end } = episode;
  return { begins_at: isoOf(begin), ends_at: end <= known ? isoOf(end) : null };
}

function alertEvent(
  subject: Subject,
  profile: Profile,
  { second, fact, known }: { second: Second; fact: FleetFact; known: Second },
): AlertEvent {
  const { device, vehicle } = subject;
  const { name, alert } = KINDS[codeOf(fact)] ?? KINDS[0];
  const measured = measuredAt(profile, vehicle, second);
  const message = MESSAGES[name];
  const rule = ruleAt(profile.rules, alert ?? name, second)?.parameters ?? {};
  const fence = fenceSpanAt(profile.fences, ruleOf(fact), second);
  const context = { profile, device, second, measured, rule, fence: fence?.name ?? '' };
  return {
    id: idOf(device, second, name, fence),
    alert_type: alert ?? name,
    timestamp: isoOf(second),
    vehicle_id: vehicle.id,
    vehicle_name: vehicle.vehicle_name,
    device_key: device.id,
    speed: measured.speed,
    mileage: measured.mileage,
    latitude: measured.latitude,
    longitude: measured.longitude,
    message: typeof message === 'function' ? message(context) : (message ?? null),
    ...aboutFact(subject, profile, second, fact),
    ...periodOf(profile, name, second, known),
  };
}

/** Alert types that history has data of. */
export const HISTORY_TYPES: ReadonlySet<string> = new Set(KINDS.flatMap(({ alert }) => alert ?? []));

function foundIn(subjects: readonly Subject[], query: AlertEventQuery, { profileOf, fleetOf, factsOfDay }: Memos) {
  const { types, from, to, now = to, limit, offset } = query;
  const profiles = subjects.map(profileOf);
  const fleet = fleetOf(profiles, now);
  const kinds = types ? kindsWhere(({ alert }) => alert !== null && types.includes(alert)) : RAISED;
  const layer = (kinds & ~RARE) === 0 ? RARE : RAISED;
  const feed = { fleet, range: { from, to, now }, kinds, factsOf: (day: number) => factsOfDay(fleet, day, layer) };
  return { profiles, ...pageOfFeed(feed, { limit, offset }) };
}

/** Vehicle and time of every alert, newest first, without reading what was measured. */
export function alertTimes(subjects: readonly Subject[], query: Omit<AlertEventQuery, keyof Window>, memos: Memos) {
  const { found } = foundIn(subjects, { ...query, limit: Number.POSITIVE_INFINITY, offset: 0 }, memos);
  return found.map(({ day, fact }) => ({
    vehicle: subjects[deviceOf(fact)]?.vehicle.id ?? 0,
    at: instantOf(startOfDay(day) + secondOfDay(fact)),
  }));
}

/** Alerts raised by devices, newest first (commerce 3). */
export function alertEvents(subjects: readonly Subject[], query: AlertEventQuery, memos: Memos): Rows<AlertEvent> {
  const { now = query.to } = query;
  const { profiles, count, found } = foundIn(subjects, query, memos);
  const rows = found.map(({ day, fact }) => {
    const index = deviceOf(fact);
    const profile = profiles[index] as Profile;
    const second = startOfDay(day) + secondOfDay(fact);
    const known = secondOf(knownUntil(profile, now));
    return alertEvent(subjects[index] as Subject, profile, { second, fact, known });
  });
  return { count, rows };
}
