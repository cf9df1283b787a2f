import { MINUTE } from '../world/duration.ts';
import type { DeviceRow, Instant } from '../world/rows.ts';
import { sleepAt } from './changes.ts';
import { deepSleepReport, LOCKS_AFTER } from './facts.ts';
import type { FenceSpan } from './fences.ts';
import { dutyOf, harshStartOf, harshStopOf, idlingOf, type Leg, speedingOf } from './legs.ts';
import { momentAt, UNLOCKS_BEFORE } from './moment.ts';
import { HEARTBEAT, heardUntil, type Profile } from './profile.ts';
import { instantOf, type Second, secondOf } from './time.ts';

/** Stable id of an event in alerts and logs. Two geofences may be crossed in one second. */
export const idOf = ({ id }: DeviceRow, second: Second, kind: string, fence: FenceSpan | undefined): string =>
  `${id}-${second}-${kind}${fence ? `-${fence.geofence}` : ''}`;

/** Seconds between two reports while driving. */
export const DRIVING_REPORTS = 30;
/** Milliseconds between two reports with live tracking: 60 s by default (commerce 9), and 30 s for a tracker wired to power. */
const LIVE_REPORTS = MINUTE;
const LIVE_REPORTS_WIRED = 30_000;
export const liveInterval = ({ hardwired_mode }: Pick<DeviceRow, 'hardwired_mode'>): number =>
  hardwired_mode ? LIVE_REPORTS_WIRED : LIVE_REPORTS;

/**
 * Last instant with known events, as of `now`: earlier for a device that is silent, asleep or has poor coverage. Views
 * exclude later events until they are reported.
 */
export function knownUntil(profile: Profile, now: Instant): Instant {
  const until = heardUntil(profile, now);
  const second = secondOf(until);
  const sleep = sleepAt(profile.sleeps, second);
  if (!sleep) return until;
  if (sleep.isSilent) return instantOf(sleep.from - 1);
  const duty = dutyOf(profile, second);
  const today = deepSleepReport(profile, duty);
  // It was last in contact when it was sent to sleep.
  return instantOf(Math.max(sleep.from, today <= second ? today : deepSleepReport(profile, duty - 1)));
}

function lastOnTheRoad(leg: Leg, second: Second): Second {
  let last = leg.start + Math.floor((second - leg.start) / DRIVING_REPORTS) * DRIVING_REPORTS;
  for (const report of [leg.end, harshStartOf(leg), speedingOf(leg), idlingOf(leg), harshStopOf(leg)]) {
    if (report !== null && report <= second) last = Math.max(last, report);
  }
  return last;
}

function lastRegular(profile: Profile, second: Second): Second {
  const { leg, isDriving, nextStart } = momentAt(profile, second);
  if (leg && isDriving) return lastOnTheRoad(leg, second);
  let last = Math.floor((second - profile.phase) / HEARTBEAT) * HEARTBEAT + profile.phase;
  if (leg) last = Math.max(last, second >= leg.end + LOCKS_AFTER ? leg.end + LOCKS_AFTER : leg.end);
  const boards = nextStart === null ? null : nextStart - UNLOCKS_BEFORE;
  if (boards !== null && second >= boards) last = Math.max(last, boards);
  return last;
}

/** Last command answered by a device with contact until `until`. 0: none. */
function lastAnswer(device: DeviceRow, until: Instant): Instant {
  const { armed, engine, panic, trunk_opened_at, located_at, live_tracking, aux } = device;
  let last = 0;
  if (armed && armed.at <= until) last = armed.at;
  if (engine && engine.at <= until) last = Math.max(last, engine.at);
  if (panic && panic.at <= until) last = Math.max(last, panic.at);
  if (trunk_opened_at !== null && trunk_opened_at <= until) last = Math.max(last, trunk_opened_at);
  if (located_at !== null && located_at <= until) last = Math.max(last, located_at);
  if (live_tracking && live_tracking.at <= until) last = Math.max(last, live_tracking.at);
  for (const output in aux) {
    const at = aux[output]?.at ?? 0;
    if (at <= until) last = Math.max(last, at);
  }
  return last;
}

/** Last report that live tracking added while it is on. 0: none. */
function lastLive(device: DeviceRow, until: Instant): Instant {
  const { live_tracking: live } = device;
  if (!live?.value || live.at > until) return 0;
  return until - ((until - live.at) % liveInterval(device));
}

/** A device reports when its service begins again. */
function lastAwake(profile: Profile, device: DeviceRow, until: Instant): Instant {
  const last = Math.max(instantOf(lastRegular(profile, secondOf(until))), lastLive(device, until));
  const sleep = sleepAt(profile.sleeps, secondOf(last));
  return sleep?.isSilent ? instantOf(sleep.until) : last;
}

/**
 * Time of the device's last report in milliseconds since 1970: regular, in answer to a command, or at installation.
 * `null`: never.
 */
export function lastReport(profile: Profile, device: DeviceRow, now: Instant): Instant | null {
  const until = knownUntil(profile, now);
  const isAsleep = sleepAt(profile.sleeps, secondOf(until)) !== undefined;
  const regular = isAsleep ? until : lastAwake(profile, device, until);
  const installed = profile.since <= until ? profile.since : 0;
  const last = Math.max(regular, installed, lastAnswer(device, Math.min(now, profile.endsAt)));
  return last >= profile.since ? last : null;
}
