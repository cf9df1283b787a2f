import type { DeviceRow, Instant, VehicleRow } from '../world/rows.ts';

/**
 * A device in its vehicle, as one world knows them, and the time zone of its owner's days. Rows are never changed in place, so
 * what is derived can be kept.
 */
export type Subject = { seed: number; device: DeviceRow; vehicle: VehicleRow; zone: string };

/** What a device can measure at one second, in the units and decimals of the contract. */
export type Measured = {
  latitude: number;
  longitude: number;
  /** Miles an hour. */
  speed: number;
  /** Miles on the odometer. */
  mileage: number;
  /** Volts. */
  main_battery_voltage: number;
  /** Percent of the device's own battery. */
  backup_battery_percentage: number;
  /** Degrees Fahrenheit. */
  temperature: number;
};

/** What a device reported last. What has no engine or locks is off, disarmed and closed. */
export type Reading = Measured & {
  timestamp: Instant;
  /** Degrees clockwise from north. */
  heading: number;
  ignition_on: boolean;
  engine_on: boolean;
  armed: boolean;
  doors_open: boolean;
  panic_status: boolean;
};

/** Tires in psi and the tank in percent. */
export type ObdReading = { tires: NonNullable<DeviceRow['tires']>; fuel_percent: number };

/** From and to are both included. `now` is what a view is seen from; absent, `to`. */
export type Range = { from: Instant; to: Instant; now?: Instant };
/** Which rows of a list, newest first. */
export type Window = { limit: number; offset: number };
/** A page of rows and how many there are in all. */
export type Rows<T> = { count: number; rows: T[] };
/** The address of a place, or null where none is known. */
export type AddressAt = (lon: number, lat: number) => string | null;
