import type { AlertEvent, LogEntry } from '../../generated/contract/types.gen.ts';
import type { CommandRow, Instant } from '../world/rows.ts';
import { type AlertEventQuery, alertEvents, alertTimes } from './alert-events.ts';
import { type KeyLocker, keyLockerAt } from './key-locker.ts';
import { type LogQuery, logs } from './logs.ts';
import { createMemos } from './memos.ts';
import { metersAt } from './moment.ts';
import { milesDriven } from './profile.ts';
import { readingAt } from './reading.ts';
import { lastReport } from './reports.ts';
import { fuelPercent, temperatureAt, tirePressures } from './sensors.ts';
import { createSlices, type Slices } from './slices.ts';
import type { Streets } from './streets.ts';
import { secondOf } from './time.ts';
import { type Trips, tripsBetween } from './trips.ts';
import type { AddressAt, ObdReading, Reading, Rows, Subject, Window } from './types.ts';

/**
 * Positions and events of devices. Stores nothing: every answer is computed from the seed, the rows and the time, so
 * equal queries have equal answers in any order. Instants are milliseconds since 1970. Units: miles, mph, volts,
 * degrees Fahrenheit and percent.
 */
export type Telemetry = {
  /** Last report of the device, with later command effects. `null`: it never reported. */
  reading(subject: Subject, now: Instant): Readonly<Reading> | null;
  /** Key locker at a report of the device. */
  keyLocker(subject: Subject, reading: Reading): KeyLocker;
  /** Tires and tank at the last report. `null`: it never reported. */
  obd(subject: Subject, now: Instant): ObdReading | null;
  /** Trips that started in an inclusive range. `now`: time of the query, by default `to`. */
  trips(subject: Subject, from: Instant, to: Instant, now?: Instant): Trips;
  /** Alerts of devices of one world, newest first. */
  alertEvents(subjects: readonly Subject[], query: AlertEventQuery): Rows<AlertEvent>;
  /** Vehicle and time of every alert in a range, newest first. */
  alertTimes(
    subjects: readonly Subject[],
    query: Omit<AlertEventQuery, keyof Window>,
  ): { vehicle: number; at: Instant }[];
  /** Events and commands of devices of one world, newest first. */
  logs(subjects: readonly Subject[], commands: Iterable<CommandRow>, query: LogQuery): Rows<LogEntry>;
  /** Cuts long lists and replays into slices. */
  slices: Slices;
};

/**
 * One telemetry for any number of worlds on the same streets, loaded on demand. Trips use the hub's and the route's
 * addresses without `addressAt` or where it has none. `clock`: milliseconds of any origin, to measure slices by. Caches at most 32 MB of packed facts, and profiles and last
 * readings of 20,000 devices.
 */
export function createTelemetry(
  streets: Streets | (() => Streets),
  addressAt: AddressAt = () => null,
  clock: (() => number) | null = null,
): Telemetry {
  const slices = createSlices(clock);
  const memos = createMemos(streets, slices);
  const { profileOf } = memos;

  function reading(subject: Subject, now: Instant): Readonly<Reading> | null {
    const { device, vehicle } = subject;
    const profile = profileOf(subject);
    const at = lastReport(profile, device, now);
    if (at === null) return null;
    if (profile.reading?.timestamp === at && profile.vehicle === vehicle) return profile.reading;
    profile.vehicle = vehicle;
    return (profile.reading = readingAt(profile, device, vehicle, at));
  }

  return {
    slices,
    reading,
    obd(subject, now) {
      const profile = profileOf(subject);
      const at = lastReport(profile, subject.device, now);
      if (at === null) return null;
      const second = secondOf(at);
      // Setting the odometer does not change the tank.
      const miles = milesDriven(profile, subject.vehicle, metersAt(profile, second));
      return {
        tires: tirePressures(profile, subject.device, temperatureAt(profile.seed, second)),
        fuel_percent: fuelPercent(profile, miles),
      };
    },
    keyLocker: (subject, { timestamp }) => keyLockerAt(profileOf(subject), secondOf(timestamp)),
    trips: (subject, from, to, now = to) =>
      tripsBetween({ profile: profileOf(subject), subject, addressAt }, from, to, now),
    alertEvents: (subjects, query) => alertEvents(subjects, query, memos),
    alertTimes: (subjects, query) => alertTimes(subjects, query, memos),
    logs: (subjects, commands, query) => logs(subjects, commands, query, memos),
  };
}
