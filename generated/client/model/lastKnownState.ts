import type { Controller } from './controller.ts';
import type { LastKnownStateKeylocker } from './lastKnownStateKeylocker.ts';

/**
 * What the device reported last (core 3). Position, speed, heading, armed, doors and temperature are assumed.
 */
export interface LastKnownState {
  timestamp: string;
  /** Miles on the odometer. */
  mileage?: number;
  latitude?: number;
  longitude?: number;
  /** Miles an hour. */
  speed?: number;
  /** Degrees clockwise from north. */
  heading?: number;
  /** By key (assumed). */
  ignition_on?: boolean;
  /** Locked. */
  armed?: boolean;
  panic_status?: boolean;
  doors_open?: boolean;
  /** Percent of the tracker's own battery. */
  backup_battery_percentage?: number;
  /** Volts. */
  main_battery_voltage?: number;
  /** Degrees Fahrenheit. */
  temperature?: number;
  controller?: Controller;
  keylocker?: LastKnownStateKeylocker;
}
