import type { CommandType, KnownAlertType, KnownEventKind } from '../../generated/contract/types.gen.ts';
import { mix } from '../world/random.ts';
import type { CommandRow } from '../world/rows.ts';
import { dayIn } from '../world/time-zones.ts';
import { part } from './chance.ts';
import type { Service } from './changes.ts';
import { episodesOf, type MeasuredType } from './episodes.ts';
import { crossingsOf } from './fences.ts';
import { dutyOf, harshStartOf, harshStopOf, type Leg, legsOn, startOfDuty } from './legs.ts';
import { metersAt, UNLOCKS_BEFORE } from './moment.ts';
import { HEARTBEAT, type Profile } from './profile.ts';
import { ruleAt } from './rules.ts';
import { chargesBefore } from './sensors.ts';
import { DAY, type Day, HOUR, instantOf, MINUTE, type Second, secondOf, startOfDay, weekdayOf } from './time.ts';

/** A kind of fact: its name in ids, its name in the activity feed and its alert type, if any. */
export type Kind = { name: string; action: CommandType | KnownAlertType | 'location'; alert: KnownAlertType | null };

/** Events that a device generates. The index is the code in a packed fact. */
export const KINDS = [
  { name: 'unlock', action: 'unlock', alert: null },
  { name: 'ignition-on', action: 'ignition', alert: 'ignition' },
  { name: 'curfew', action: 'curfew', alert: 'curfew' },
  { name: 'maintenance', action: 'maintenance_mileage_interval', alert: 'maintenance_mileage_interval' },
  { name: 'maintenance-date', action: 'maintenance_due_date', alert: 'maintenance_due_date' },
  { name: 'harsh-acceleration', action: 'accelerometer_event', alert: 'accelerometer_event' },
  { name: 'location', action: 'location', alert: null },
  { name: 'towing', action: 'towing_detection', alert: 'towing_detection' },
  { name: 'dtc', action: 'dtc', alert: 'dtc' },
  { name: 'speeding', action: 'speed_limit', alert: 'speed_limit' },
  { name: 'idling', action: 'engine_idle', alert: 'engine_idle' },
  { name: 'harsh-braking', action: 'accelerometer_event', alert: 'accelerometer_event' },
  { name: 'ignition-off', action: 'ignition', alert: 'ignition' },
  { name: 'lock', action: 'lock', alert: null },
  { name: 'low-battery', action: 'low_battery', alert: 'low_battery' },
  { name: 'backup-low-battery', action: 'backup_low_battery', alert: 'backup_low_battery' },
  { name: 'theft-alarm', action: 'theft_alarm', alert: 'theft_alarm' },
  { name: 'engine-running', action: 'engine', alert: 'engine' },
  { name: 'arrival', action: 'geofences', alert: 'geofences' },
  { name: 'departure', action: 'geofences', alert: 'geofences' },
  { name: 'power-up', action: 'power_up_&_gps_locked', alert: 'power_up_&_gps_locked' },
  { name: 'charged', action: 'battery_state', alert: 'battery_state' },
  { name: 'remote-start', action: 'remote_start_event', alert: 'remote_start_event' },
  { name: 'remote-start-failed', action: 'remote_start_fail', alert: 'remote_start_fail' },
  { name: 'key-taken', action: 'keylocker', alert: null },
  { name: 'key-returned', action: 'keylocker', alert: null },
  { name: 'key-taken-paged', action: 'keylocker_paging_events', alert: 'keylocker_paging_events' },
  { name: 'key-returned-paged', action: 'keylocker_paging_events', alert: 'keylocker_paging_events' },
  { name: 'service-mode-ended', action: 'service_mode_ended', alert: 'service_mode_ended' },
] as const satisfies readonly Kind[];

/** Kinds of fact whose alert type has several. */
export const EVENT_KINDS: { readonly [K in KindName]?: KnownEventKind } = {
  'ignition-on': 'ignition_on',
  'ignition-off': 'ignition_off',
  'harsh-acceleration': 'harsh_acceleration',
  'harsh-braking': 'harsh_braking',
};

export type KindName = (typeof KINDS)[number]['name'];
const CODES = Object.fromEntries(KINDS.map(({ name }, code) => [name, code])) as Record<KindName, number>;

/** A set of kinds as a bit mask: bit n is the kind of code n. */
export type KindSet = number;
export const kindsWhere = (accepts: (kind: Kind) => boolean): KindSet =>
  KINDS.reduce((set, kind, code) => (accepts(kind) ? set | (1 << code) : set), 0);
const CROSSINGS = kindsWhere(({ alert }) => alert === 'geofences');
/** Bit without a kind: the ignition is logged at each start and stop, also without a rule that alerts. */
const LOGGED = 1 << 30;
export const ALL_KINDS = kindsWhere(() => true) | LOGGED;

/** One fact as a number: its second, the kind's code (5 bits) and its rule, if it has one of many (10). Sorts by time. */
export type Fact = number;
export const RULE_SPAN = 1024;
const FACT_SPAN = 32 * RULE_SPAN;
export const secondOfFact = (fact: Fact): Second => Math.floor(fact / FACT_SPAN);
const belowSecond = (fact: Fact): number => fact - secondOfFact(fact) * FACT_SPAN;
export const codeOfFact = (fact: Fact): number => Math.floor(belowSecond(fact) / RULE_SPAN);
/** Number of the rule of a geofence. 0 for facts of other types, which have at most one rule. */
export const ruleOfFact = (fact: Fact): number => belowSecond(fact) % RULE_SPAN;

/** Seconds between position reports while driving. */
const LOG_INTERVAL = 2 * MINUTE;
/** Seconds from the end of a drive until its driver locks. */
export const LOCKS_AFTER = 12;
/** Seconds before a drive in which its driver takes the key out of the key locker, and after it in which they return it. */
export const KEY_TAKEN_BEFORE = 5;
export const KEY_RETURNED_AFTER = 5;
const PARKED_REPORTS = 6 * HOUR;
const DEEP_SLEEP_REPORT = 6 * HOUR;
const MONDAY = 1;
/** Second of a device's day at which it never drives. */
const QUIET_HOUR = 2 * HOUR + 50 * MINUTE;

/** Collects the facts of a device in an inclusive range of seconds, or counts them by kind. */
export type Sink = { wanted: KindSet; from: Second; until: Second } & (
  | { facts: Fact[]; counts?: undefined }
  | { facts?: undefined; counts: Uint32Array }
);

/** A sink without a time range. */
export const sinkOf = (wanted: KindSet, facts: Fact[]): Sink => ({
  wanted,
  from: Number.NEGATIVE_INFINITY,
  until: Number.POSITIVE_INFINITY,
  facts,
});

function add({ rules }: Profile, sink: Sink, name: KindName, second: Second | null): void {
  const code = CODES[name];
  if (second === null || !(sink.wanted & (1 << code))) return;
  const { alert } = KINDS[code] ?? KINDS[0];
  const isLogged = alert === 'ignition' && (sink.wanted & LOGGED) !== 0;
  if (alert !== null && !isLogged && !ruleAt(rules, alert, second)) return;
  push(sink, code, second);
}

function push(sink: Sink, code: number, second: Second, rule = 0): void {
  if (second < sink.from || second > sink.until) return;
  if (sink.facts) sink.facts.push(second * FACT_SPAN + code * RULE_SPAN + rule);
  else sink.counts[code] = (sink.counts[code] ?? 0) + 1;
}

/** Adds the alerts of a leg whose condition is a parameter of their rule. */
function addEpisodes({ rules }: Profile, leg: Leg, sink: Sink, name: KindName, type: MeasuredType): void {
  if (!(sink.wanted & (1 << CODES[name]))) return;
  for (const { at } of episodesOf(rules, type, leg)) push(sink, CODES[name], at);
}

/** Adds the arrivals and departures of a leg at geofences. */
function addCrossings(profile: Profile, leg: Leg, sink: Sink): void {
  if (!(sink.wanted & CROSSINGS)) return;
  for (const span of profile.fences.spans) {
    for (const { second, isArrival } of crossingsOf(profile, leg, span)) {
      push(sink, isArrival ? CODES.arrival : CODES.departure, second, span.rule);
    }
  }
}

/** Adds periodic facts until the end. Counts them without iteration if only counting. */
function addEvery(sink: Sink, name: KindName, step: number, first: Second, end: Second): void {
  const code = CODES[name];
  if (!(sink.wanted & (1 << code))) return;
  const from = Math.max(0, Math.ceil((sink.from - first) / step));
  const until = Math.floor((Math.min(end - 1, sink.until) - first) / step);
  if (sink.facts)
    for (let at = from; at <= until; at++) sink.facts.push((first + at * step) * FACT_SPAN + code * RULE_SPAN);
  else sink.counts[code] = (sink.counts[code] ?? 0) + Math.max(0, until - from + 1);
}

/** Daily self-check of a vehicle. Reports due service when it becomes due, and on Mondays. */
function addWarnings(profile: Profile, second: Second, sink: Sink): void {
  if (profile.traits.includes('trouble_codes') && second < profile.withoutCodesFrom) add(profile, sink, 'dtc', second);
  const service = profile.services.length === 0 ? null : serviceDueAt(profile, second);
  if (!service) return;
  if (weekdayOf(dutyOf(profile, second)) !== MONDAY && serviceDueAt(profile, second - DAY)) return;
  add(profile, sink, service.type === 'maintenance_due_date' ? 'maintenance-date' : 'maintenance', second);
}

/** Reminder whose service is due at a second, if any. */
function serviceDueAt(profile: Profile, second: Second): Service | null {
  const service = profile.services.findLast(({ from }) => from <= second);
  return service && isDue(profile, service, second) ? service : null;
}

function isDue(profile: Profile, { dueDay, dueMeters }: Service, second: Second): boolean {
  if (dueDay !== null) return dueDay <= dayIn(instantOf(second), profile.zone);
  return metersAt(profile, second) >= dueMeters;
}

/** Events between unlocking and locking. */
export function addLegFacts(profile: Profile, leg: Leg, sink: Sink): void {
  const { start, end } = leg;
  addEvery(sink, 'location', LOG_INTERVAL, start + LOG_INTERVAL, end);
  addCrossings(profile, leg, sink);
  if (profile.isTowed) {
    addEpisodes(profile, leg, sink, 'curfew', 'curfew');
    addEpisodes(profile, leg, sink, 'speeding', 'speed_limit');
    if (part(mix(profile.seed, profile.id, start), 0) < 0.2) add(profile, sink, 'towing', start + MINUTE);
    return;
  }
  add(profile, sink, 'unlock', start - UNLOCKS_BEFORE);
  if (profile.traits.includes('uses_key_locker')) addKeyFacts(profile, leg, sink);
  add(profile, sink, 'ignition-on', start);
  addEpisodes(profile, leg, sink, 'curfew', 'curfew');
  if (leg.number === 0) addWarnings(profile, start + 90, sink);
  add(profile, sink, 'harsh-acceleration', harshStartOf(leg));
  addEpisodes(profile, leg, sink, 'speeding', 'speed_limit');
  addEpisodes(profile, leg, sink, 'idling', 'engine_idle');
  addEpisodes(profile, leg, sink, 'engine-running', 'engine');
  add(profile, sink, 'harsh-braking', harshStopOf(leg));
  add(profile, sink, 'ignition-off', end);
  add(profile, sink, 'lock', end + LOCKS_AFTER);
}

/** The key locker is in the vehicle. Its alerts have a rule, its entries in the feed have none. */
function addKeyFacts(profile: Profile, { start, end }: Leg, sink: Sink): void {
  for (const name of ['key-taken', 'key-taken-paged'] as const) add(profile, sink, name, start - KEY_TAKEN_BEFORE);
  for (const name of ['key-returned', 'key-returned-paged'] as const)
    add(profile, sink, name, end + KEY_RETURNED_AFTER);
}

/** First regular report of a parked device at or after a second. */
const heartbeatFrom = (profile: Profile, second: Second): Second =>
  Math.ceil((second - profile.phase) / HEARTBEAT) * HEARTBEAT + profile.phase;

/** The alarm goes off minutes after a locking of at least an hour, and before dawn. */
function addAlarms(profile: Profile, begins: Second, legs: readonly Leg[], sink: Sink): void {
  const parkings = [begins, ...legs.map((leg) => leg.end + LOCKS_AFTER)];
  parkings.forEach((from, i) => {
    const until = legs[i]?.start ?? begins + DAY;
    const alarm = heartbeatFrom(profile, from + (i === 0 ? 0 : 5 * MINUTE));
    if (until - from >= HOUR && alarm < until - UNLOCKS_BEFORE) add(profile, sink, 'theft-alarm', alarm);
  });
}

const isOnDay = (begins: Second, second: Second): boolean => second >= begins && second < begins + DAY;

/** Alert of a command. */
function kindOfCommand({ command, outcome }: CommandRow): KindName {
  if (command === 'set_service_mode') return 'service-mode-ended';
  return outcome === 'done' ? 'remote-start' : 'remote-start-failed';
}

function addCommandFacts(profile: Profile, begins: Second, sink: Sink): void {
  for (const row of profile.alertCommands) {
    const second = secondOf(row.sent_at);
    if (isOnDay(begins, second)) add(profile, sink, kindOfCommand(row), second);
  }
}

/** Events of the device itself. */
function addDeviceFacts(profile: Profile, begins: Second, sink: Sink): void {
  for (const second of profile.powerUps) if (isOnDay(begins, second)) add(profile, sink, 'power-up', second);
  if (!profile.isBatteryPowered) return;
  const quiet = heartbeatFrom(profile, begins + QUIET_HOUR);
  if (chargesBefore(profile, quiet) > chargesBefore(profile, quiet - DAY)) add(profile, sink, 'charged', quiet);
}

function isOnTheRoad(legs: readonly Leg[], second: Second): boolean {
  for (const { start, end } of legs) if (second >= start && second <= end) return true;
  return false;
}

/** Events of a parked device, all at a regular report. */
function addStandingFacts(profile: Profile, begins: Second, legs: readonly Leg[], sink: Sink): void {
  const { traits } = profile;
  if (sink.wanted & (1 << CODES.location)) {
    for (let second = begins; second < begins + DAY; second += PARKED_REPORTS) {
      const report = heartbeatFrom(profile, second);
      if (report < begins + DAY && !isOnTheRoad(legs, report)) add(profile, sink, 'location', report);
    }
  }
  if (traits.length === 0 && profile.services.length === 0) return;
  const quiet = heartbeatFrom(profile, begins + QUIET_HOUR);
  if (traits.includes('low_vehicle_battery')) add(profile, sink, 'low-battery', quiet);
  if (traits.includes('low_backup_battery')) add(profile, sink, 'backup-low-battery', quiet);
  if (legs.length === 0) addWarnings(profile, quiet, sink);
  if (traits.includes('alarm')) addAlarms(profile, begins, legs, sink);
}

/** The daily report of a device in deep sleep. */
export const deepSleepReport = (profile: Profile, duty: Day): Second =>
  heartbeatFrom(profile, startOfDuty(profile, duty) + DEEP_SLEEP_REPORT);

function addSleepingFacts(profile: Profile, duty: Day, sink: Sink): void {
  const report = deepSleepReport(profile, duty);
  add(profile, sink, 'location', report);
  if (profile.traits.includes('low_backup_battery')) add(profile, sink, 'backup-low-battery', report);
  if (profile.traits.includes('low_vehicle_battery')) add(profile, sink, 'low-battery', report);
  // Service mode ends even while the device sleeps.
  addCommandFacts(profile, startOfDuty(profile, duty), sink);
}

/** Adds the facts of one duty, unordered. */
function addDutyFacts(profile: Profile, duty: Day, sink: Sink): void {
  if (profile.sleeps.length === 0) return addAwakeFacts(profile, duty, sink);
  let awakeFrom = sink.from;
  for (const { from, until, isSilent } of profile.sleeps) {
    addAwakeFacts(profile, duty, { ...sink, from: awakeFrom, until: Math.min(sink.until, from - 1) });
    const asleep = { ...sink, from: Math.max(sink.from, from), until: Math.min(sink.until, until - 1) };
    if (!isSilent) addSleepingFacts(profile, duty, asleep);
    awakeFrom = Math.max(sink.from, until);
  }
  if (awakeFrom < Number.POSITIVE_INFINITY) {
    addAwakeFacts(profile, duty, awakeFrom === sink.from ? sink : { ...sink, from: awakeFrom });
  }
}

function addAwakeFacts(profile: Profile, duty: Day, sink: Sink): void {
  if (sink.from > sink.until) return;
  const legs = legsOn(profile, duty);
  for (const leg of legs) addLegFacts(profile, leg, sink);
  addStandingFacts(profile, startOfDuty(profile, duty), legs, sink);
  addDeviceFacts(profile, startOfDuty(profile, duty), sink);
  addCommandFacts(profile, startOfDuty(profile, duty), sink);
}

/** Facts of a device on one day of the street clock, regardless of its own day, unordered. */
export function addDayFacts(profile: Profile, day: Day, sink: Sink): void {
  if (profile.dayBegins === 0) return addDutyFacts(profile, day, sink);
  const midnight = startOfDay(day);
  const cut: Sink = {
    ...sink,
    from: Math.max(sink.from, midnight),
    until: Math.min(sink.until, midnight + DAY - 1),
  };
  addDutyFacts(profile, day - 1, cut);
  addDutyFacts(profile, day, cut);
}

/** Facts of one device day in order: the source of positions, logs, alert events and trips. */
export function facts(profile: Profile, day: Day, wanted: KindSet = ALL_KINDS): Fact[] {
  const found: Fact[] = [];
  addDayFacts(profile, day, sinkOf(wanted, found));
  return found.sort((a, b) => a - b);
}
