import { mix } from '../world/random.ts';
import type { Instant } from '../world/rows.ts';
import { type Profile, silentSince, stampOf } from './profile.ts';
import { knownUntil } from './reports.ts';
import { secondOf } from './time.ts';

/** Devices evaluated together at one time, in the order of their rows. */
export type Fleet = {
  readonly profiles: readonly Profile[];
  /** Cache key: equal for equal devices with equal end times. */
  readonly key: string;
  /** By device, the second after which there are no facts. Infinity for an active one. */
  readonly silences: Float64Array;
  /** Active devices with delayed reports. */
  readonly behind: readonly number[];
  /** By device, the last reported second. Infinity without delay. */
  readonly known: Float64Array;
};

/** Properties of a fleet that do not depend on time. */
type Roster = {
  readonly profiles: readonly Profile[];
  readonly key: string;
  readonly endsAt: Float64Array;
  /** Indexes of devices with poor coverage or with past or present deep sleep. */
  readonly irregular: readonly number[];
};

const ROSTERS = 4;

function rosterOf(profiles: readonly Profile[]): Roster {
  let left = 1;
  let right = 2;
  const irregular: number[] = [];
  profiles.forEach((profile, device) => {
    const stamp = stampOf(profile);
    left = mix(left, stamp);
    right = mix(stamp, right);
    if (profile.contact || profile.sleeps.length > 0) irregular.push(device);
  });
  return {
    profiles,
    key: `${left}:${right}:${profiles.length}`,
    endsAt: Float64Array.from(profiles, ({ endsAt }) => endsAt),
    irregular,
  };
}

const isSame = (a: readonly Profile[], b: readonly Profile[]): boolean =>
  a.length === b.length && a.every((profile, device) => profile === b[device]);

function fleetAt({ profiles, key, endsAt, irregular }: Roster, now: Instant): Fleet {
  const silences = new Float64Array(profiles.length).fill(Number.POSITIVE_INFINITY);
  const known = new Float64Array(profiles.length).fill(Number.POSITIVE_INFINITY);
  const behind: number[] = [];
  let silent = 0;
  const ask = (device: number): void => {
    const profile = profiles[device];
    if (!profile || silences[device] !== Number.POSITIVE_INFINITY) return;
    const since = silentSince(profile, now);
    if (since === Number.POSITIVE_INFINITY) return;
    silences[device] = secondOf(since);
    silent = mix(silent, device, secondOf(since));
  };
  endsAt.forEach((end, device) => {
    if (end <= now) ask(device);
  });
  for (const device of irregular) {
    ask(device);
    const profile = profiles[device];
    if (!profile || silences[device] !== Number.POSITIVE_INFINITY) continue;
    known[device] = secondOf(knownUntil(profile, now));
    behind.push(device);
  }
  return { profiles, key: `${key}:${silent}`, silences, behind, known };
}

/** Fleets at a time. Caches the last few rosters, because pages of one user request the same. */
export function fleets(): (profiles: readonly Profile[], now: Instant) => Fleet {
  let kept: Roster[] = [];
  return (profiles, now) => {
    const roster = kept.find((each) => isSame(each.profiles, profiles)) ?? rosterOf(profiles);
    kept = [roster, ...kept.filter((each) => each !== roster)].slice(0, ROSTERS);
    return fleetAt(roster, now);
  };
}
