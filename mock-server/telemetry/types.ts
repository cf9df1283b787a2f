import type { CommandRow, DeviceRow, GeofenceRow, Instant, VehicleRow } from '../world/rows.ts';

/**
 * A device in its vehicle in one world, and the time zone of its owner's days. Rows are immutable, so derived values
 * can be cached.
 */
export type Subject = {
  seed: number;
  device: DeviceRow;
  vehicle: VehicleRow;
  zone: string;
  /** Geofences of the vehicle's rules, also removed ones. */
  fences?: readonly GeofenceRow[];
  /** Commands of which a rule alerts, oldest first: remote starts, and ends of service mode. */
  alertCommands?: readonly CommandRow[];
};

/** Measurements of a device at one second, in units and decimals of the contract. */
export type Measured = {
  latitude: number;
  longitude: number;
  /** Miles per hour. */
  speed: number;
  /** Odometer in miles. */
  mileage: number;
  /** Volts. */
  main_battery_voltage: number;
  /** Percent of the device's own battery. */
  backup_battery_percentage: number;
  /** Degrees Fahrenheit. */
  temperature: number;
};

/** A device's last report. Without engine or locks: off, disarmed and closed. */
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

/** Tires in psi and tank in percent. */
export type ObdReading = { tires: NonNullable<DeviceRow['tires']>; fuel_percent: number };

/** Inclusive range. `now`: time of the query, by default `to`. */
export type Range = { from: Instant; to: Instant; now?: Instant };
/** Rows of a list to return, newest first. */
export type Window = { limit: number; offset: number };
/** A page of rows and the total count. */
export type Rows<T> = { count: number; rows: T[] };
/** Address of a place, or null if unknown. */
export type AddressAt = (lon: number, lat: number) => string | null;
