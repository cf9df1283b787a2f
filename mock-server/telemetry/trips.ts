import type { AlertType, Trip, TripLog, TripStats } from '../../generated/contract/types.gen.ts';
import type { Instant } from '../world/rows.ts';
import { round } from './chance.ts';
import { correctionAt, sleepAt, troubleCodesAt } from './changes.ts';
import { episodesOf, isWithin, MEASURED_WHEN_TOWED, type MeasuredType } from './evaluate.ts';
import {
  ALL_KINDS,
  addLegFacts,
  codeOfFact,
  EVENT_KINDS,
  type Fact,
  KINDS,
  ruleOfFact,
  secondOfFact,
  sinkOf,
} from './facts.ts';
import { RETENTION_DAYS } from './feed.ts';
import { crossingAt } from './fences.ts';
import { clockAt, dutyOf, idleSeconds, type Leg, legsOn, roadLimit } from './legs.ts';
import { metersAt, momentAt, speedAt } from './moment.ts';
import { milesDriven, type Profile } from './profile.ts';
import { measuredAt } from './reading.ts';
import { DRIVING_REPORTS, knownUntil } from './reports.ts';
import { ruleAt } from './rules.ts';
import { DAY, instantOf, isoOf, type Second, secondOf } from './time.ts';
import type { AddressAt, Subject } from './types.ts';
import { milesAnHour } from './units.ts';

/** Trips of a range: count, pages (newest first) and sums over all. */
export type Trips = {
  count: number;
  page: (offset: number, limit: number) => Trip[];
  stats: TripStats;
};

/** The reported part of a drive. */
type Drive = { leg: Leg; until: Second; isOver: boolean };
type View = { profile: Profile; subject: Subject; addressAt: AddressAt };

const MILE_DECIMALS = 1;

/** A device's drive ends when it falls asleep or its service ends. */
function endOf({ sleeps, endsAt }: Profile, { start, end }: Leg): Second {
  const sleep = sleeps.find(({ from }) => from > start && from < end);
  if (sleep) return sleep.isSilent ? sleep.from - 1 : sleep.from;
  return Math.min(end, secondOf(endsAt));
}

/** Before installation and asleep, a device records no trip. */
const isRecorded = ({ since, sleeps }: Profile, { start }: Leg): boolean =>
  instantOf(start) >= since && !sleepAt(sleeps, start);

const tripId = ({ row }: Profile, { start }: Leg): string => `${row.id}-${start}`;

/** Id of the trip under way at a second. */
export function tripIdAt(profile: Profile, second: Second): string | null {
  const { leg, isDriving } = momentAt(profile, second);
  if (!leg || !isDriving || !isRecorded(profile, leg) || second > endOf(profile, leg)) return null;
  return tripId(profile, leg);
}

function drivesBetween(profile: Profile, from: Instant, to: Instant, now: Instant): Drive[] {
  const known = secondOf(knownUntil(profile, now));
  const first = Math.max(from, profile.since, now - instantOf(RETENTION_DAYS * DAY));
  const last = Math.min(to, instantOf(known));
  const drives: Drive[] = [];
  for (let duty = dutyOf(profile, secondOf(first)); duty <= dutyOf(profile, secondOf(last)); duty++) {
    for (const leg of legsOn(profile, duty)) {
      const start = instantOf(leg.start);
      if (start < first || start > last || !isRecorded(profile, leg)) continue;
      const end = endOf(profile, leg);
      drives.push({ leg, until: Math.min(end, known), isOver: end <= known });
    }
  }
  return drives;
}

/** Difference of two odometer readings, so that trips match it, without corrections in between. */
function milesBetween({ profile, subject: { vehicle } }: View, from: Second, to: Second): number {
  const correction = correctionAt(vehicle, from);
  const shown = (second: Second): number =>
    round(milesDriven(profile, vehicle, metersAt(profile, second)) + correction, MILE_DECIMALS);
  return round(shown(to) - shown(from), MILE_DECIMALS);
}

const milesOf = (view: View, { leg, until }: Drive): number => milesBetween(view, leg.start, until);

/** Maximum speed of a drive in miles per hour. */
function topSpeed({ leg, until }: Drive): number {
  let top = 0;
  for (let clock = 0; clock <= until - leg.start; clock++) top = Math.max(top, speedAt(leg, clock));
  return milesAnHour(top);
}

function factsOf({ profile }: View, { leg, until }: Drive): Map<Second, Fact[]> {
  const facts: Fact[] = [];
  addLegFacts(profile, leg, sinkOf(ALL_KINDS, facts));
  const bySecond = new Map<Second, Fact[]>();
  for (const fact of facts.sort((a, b) => a - b)) {
    const second = secondOfFact(fact);
    if (second < leg.start || second > until) continue;
    bySecond.set(second, [...(bySecond.get(second) ?? []), fact]);
  }
  return bySecond;
}

/** Log times: every half minute, at every turn and at every event. */
function reportedSeconds({ leg, until }: Drive, facts: Map<Second, Fact[]>): Second[] {
  const seconds = new Set([leg.start, until, ...facts.keys()]);
  for (let second = leg.start; second < until; second += DRIVING_REPORTS) seconds.add(second);
  for (const turn of leg.path.turns) {
    const second = leg.start + Math.round(clockAt(leg, leg.isBack ? leg.path.seconds - turn : turn));
    if (second < until) seconds.add(second);
  }
  return [...seconds].sort((a, b) => a - b);
}

function tripLog(view: View, leg: Leg, second: Second, facts: readonly Fact[]): TripLog {
  const { profile, subject } = view;
  const { latitude, longitude, speed, mileage } = measuredAt(profile, subject.vehicle, second);
  const isIn = (type: MeasuredType) =>
    (!profile.isTowed || MEASURED_WHEN_TOWED.has(type)) && isWithin(episodesOf(profile.rules, type, leg), second);
  const hasThreshold = ruleAt(profile.rules, 'speed_limit', second)?.parameters.threshold !== undefined;
  const kinds = facts.flatMap((fact) => KINDS[codeOfFact(fact)] ?? []);
  const crossings = facts.flatMap((fact) => {
    const { name } = KINDS[codeOfFact(fact)] ?? KINDS[0];
    return crossingAt(profile.fences, { name, rule: ruleOfFact(fact), second }) ?? [];
  });
  const alertKinds = kinds.flatMap(({ name }) => EVENT_KINDS[name] ?? []);
  return {
    timestamp: isoOf(second),
    mileage,
    latitude,
    longitude,
    speed,
    is_speed_violation: isIn('speed_limit') && (hasThreshold || speed > roadLimit(leg)),
    is_curfew_violation: isIn('curfew'),
    is_geofence_violation: kinds.some(({ alert }) => alert === 'geofences'),
    is_idle_violation: isIn('engine_idle'),
    dtc_codes: kinds.some(({ name }) => name === 'dtc') ? [...troubleCodesAt(subject.device, second)] : [],
    alerts: [...new Set(kinds.flatMap(({ alert }): AlertType[] => (alert ? [alert] : [])))],
    ...(alertKinds.length > 0 && { alert_kinds: alertKinds }),
    ...(crossings.length > 0 && { crossings }),
  };
}

function addressOf(view: View, leg: Leg, log: TripLog, isAtHub: boolean): string {
  const known = isAtHub ? view.profile.base.address : leg.path.route.to;
  return view.addressAt(log.longitude, log.latitude) ?? known;
}

/** Seconds of a drive that its engine idled. A tracker that is towed knows of no engine. */
const idleTimeOf = ({ profile }: View, { leg, until }: Drive): number =>
  profile.isTowed ? 0 : idleSeconds(leg, until - leg.start);

function tripOf(view: View, drive: Drive): Trip {
  const { leg, until, isOver } = drive;
  const facts = factsOf(view, drive);
  const logs = reportedSeconds(drive, facts).map((second) => tripLog(view, leg, second, facts.get(second) ?? []));
  const [first] = logs;
  const last = logs.at(-1);
  return {
    id: tripId(view.profile, leg),
    start_date: isoOf(leg.start),
    ...(isOver && { end_date: isoOf(until) }),
    miles: milesOf(view, drive),
    idle_time: idleTimeOf(view, drive),
    max_speed: topSpeed(drive),
    start_address: first ? addressOf(view, leg, first, !leg.isBack) : null,
    end_address: last ? addressOf(view, leg, last, leg.isBack) : null,
    logs,
  };
}

/** Number of reported facts of a kind in the drives. */
function counter(view: View, drives: readonly Drive[]): (name: string) => number {
  const counts = new Map<string, number>();
  for (const drive of drives) {
    for (const fact of [...factsOf(view, drive).values()].flat()) {
      const name = KINDS[codeOfFact(fact)]?.name ?? '';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return (name) => counts.get(name) ?? 0;
}

function statsOf(view: View, drives: readonly Drive[], from: Instant, to: Instant, now: Instant): TripStats {
  const { profile } = view;
  const begin = secondOf(Math.max(from, profile.since));
  const end = Math.max(begin, secondOf(Math.min(to, knownUntil(profile, now))));
  const countOf = counter(view, drives);
  const driven = drives.reduce((sum, { leg, until }) => sum + until - leg.start, 0);
  const on = profile.isTowed ? 0 : driven;
  const miles = drives.reduce((sum, drive) => sum + milesOf(view, drive), 0);
  return {
    trip_miles: round(miles, MILE_DECIMALS),
    total_net_miles: milesBetween(view, begin, end),
    idle_time: drives.reduce((sum, drive) => sum + idleTimeOf(view, drive), 0),
    ignition_on_total: on,
    ignition_off_total: Math.max(0, end - begin - on),
    speed_violations_counter: countOf('speeding'),
    harsh_acceleration_count: countOf('harsh-acceleration'),
    harsh_braking_count: countOf('harsh-braking'),
    trips: drives.length,
  };
}

/** Trips that started in a range, as reported by `now` (commerce 3). */
export function tripsBetween(view: View, from: Instant, to: Instant, now: Instant): Trips {
  const drives = drivesBetween(view.profile, from, to, now);
  return {
    count: drives.length,
    page: (offset, limit) =>
      drives
        .toReversed()
        .slice(offset, offset + limit)
        .map((drive) => tripOf(view, drive)),
    get stats() {
      return statsOf(view, drives, from, to, now);
    },
  };
}
