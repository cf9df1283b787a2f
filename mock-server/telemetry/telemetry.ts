import type { AlertEvent, LogEntry } from '../../generated/contract/types.gen.ts';
import type { CommandRow, Instant } from '../world/rows.ts';
import { type AlertEventQuery, alertEvents } from './alert-events.ts';
import { type LogQuery, logs } from './logs.ts';
import { createMemos } from './memos.ts';
import { metresAt } from './moment.ts';
import { milesDriven } from './profile.ts';
import { readingAt } from './reading.ts';
import { lastReport } from './reports.ts';
import { fuelPercent, temperatureAt, tirePressures } from './sensors.ts';
import type { Streets } from './streets.ts';
import { secondOf } from './time.ts';
import { type Trips, tripsBetween } from './trips.ts';
import type { AddressAt, ObdReading, Reading, Rows, Subject } from './types.ts';

/**
 * Where devices were and what happened to them. Nothing of it is stored: every answer is worked out from the seed, the rows
 * and the time, so equal questions have equal answers, in whatever order they are asked. Instants are milliseconds since
 * 1970; miles, miles an hour, volts, degrees Fahrenheit and percent otherwise.
 */
export type Telemetry = {
  /** The device's last report, changed by what commands set since; null: it never reported. */
  reading(subject: Subject, now: Instant): Readonly<Reading> | null;
  /** Tires and tank at the last report; null: it never reported. */
  obd(subject: Subject, now: Instant): ObdReading | null;
  /** Trips that began between two instants, both included. `now` is when they are looked at; absent, `to`. */
  trips(subject: Subject, from: Instant, to: Instant, now?: Instant): Trips;
  /** Alerts raised by devices of one world, newest first. */
  alertEvents(subjects: readonly Subject[], query: AlertEventQuery): Rows<AlertEvent>;
  /** What happened to devices of one world and what was sent to them, newest first. */
  logs(subjects: readonly Subject[], commands: Iterable<CommandRow>, query: LogQuery): Rows<LogEntry>;
};

/**
 * One telemetry for any number of worlds on the same streets, read when they are first needed. Without `addressAt`, or where
 * it knows none, a trip's addresses are the hub's and the route's. What it keeps is bounded: at most 32 MB of packed facts,
 * and what 20,000 devices are like and last reported.
 */
export function createTelemetry(streets: Streets | (() => Streets), addressAt: AddressAt = () => null): Telemetry {
  const memos = createMemos(streets);
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
    reading,
    obd(subject, now) {
      const profile = profileOf(subject);
      const at = lastReport(profile, subject.device, now);
      if (at === null) return null;
      const second = secondOf(at);
      // The tank is as full as it was when the odometer is set.
      const miles = milesDriven(profile, subject.vehicle, metresAt(profile, second));
      return {
        tires: tirePressures(profile, subject.device, temperatureAt(profile.seed, second)),
        fuel_percent: fuelPercent(profile, miles),
      };
    },
    trips: (subject, from, to, now = to) =>
      tripsBetween({ profile: profileOf(subject), subject, addressAt }, from, to, now),
    alertEvents: (subjects, query) => alertEvents(subjects, query, memos),
    logs: (subjects, commands, query) => logs(subjects, commands, query, memos),
  };
}
