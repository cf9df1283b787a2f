import { mix } from '../world/random.ts';
import type { Instant } from '../world/rows.ts';
import { type Profile, silentSince, stampOf } from './profile.ts';
import { knownUntil } from './reports.ts';
import { secondOf } from './time.ts';

/** Devices looked at together at one time, in the order their rows come in. */
export type Fleet = {
  readonly profiles: readonly Profile[];
  /** The same for equal devices with equal silences: what their days are kept under. */
  readonly key: string;
  /** By device, the second after which there are no facts; Infinity for one that talks. */
  readonly silences: Float64Array;
  /** Devices that talk but are behind. */
  readonly behind: readonly number[];
  /** By device, the last second of which something is known; Infinity for one that is not behind. */
  readonly known: Float64Array;
};

/** What is the same whenever a fleet is looked at. */
type Roster = {
  readonly profiles: readonly Profile[];
  readonly key: string;
  readonly endsAt: Float64Array;
  /** Places of those who are badly reached, asleep or once were. */
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

/** Fleets as they stand at a time; the last few rosters are kept, since one user's pages ask for the same. */
export function fleets(): (profiles: readonly Profile[], now: Instant) => Fleet {
  let kept: Roster[] = [];
  return (profiles, now) => {
    const roster = kept.find((each) => isSame(each.profiles, profiles)) ?? rosterOf(profiles);
    kept = [roster, ...kept.filter((each) => each !== roster)].slice(0, ROSTERS);
    return fleetAt(roster, now);
  };
}
