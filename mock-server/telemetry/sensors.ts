import { mix } from '../world/random.ts';
import type { DeviceRow } from '../world/rows.ts';
import { chance, fraction, round, smoothNoise } from './chance.ts';
import type { Profile } from './profile.ts';
import { DAY, dayOf, HOUR, type Second, startOfDay } from './time.ts';
import type { ObdReading } from './types.ts';

/** Purpose of each draw, so that no two sensors share one. */
const ABOUT = { weather: 1, rest: 2, charge: 3, backup: 4, tank: 5, tires: 6, fault: 7 };

const YEAR = 365.25 * DAY;
const COLDEST = 20 * DAY;
const WARMEST_HOUR = 15 * HOUR;

/** Outdoor temperature in Chicago in degrees Fahrenheit: season, hour and weather, the same for every device. */
export function temperatureAt(seed: number, second: Second): number {
  const season = -Math.cos((2 * Math.PI * (second - COLDEST)) / YEAR);
  const hour = Math.cos((2 * Math.PI * (second - startOfDay(dayOf(second)) - WARMEST_HOUR)) / DAY);
  return Math.round(51 + 24 * season + 8 * hour + 10 * smoothNoise(mix(seed, ABOUT.weather), second / DAY));
}

/** Voltage of the vehicle's battery, higher while the engine charges it. Low is 11.7 or less (core 9). */
export function vehicleVoltage({ seed, id, traits }: Profile, second: Second, isRunning: boolean): number {
  if (traits.includes('low_vehicle_battery')) {
    return round(11.4 + 0.2 * chance(id, ABOUT.fault) + 0.1 * smoothNoise(mix(seed, id, ABOUT.rest), second / DAY), 1);
  }
  if (isRunning) return round(14.1 + 0.4 * smoothNoise(mix(seed, id, ABOUT.charge), second / HOUR), 1);
  return round(
    12.4 + 0.3 * chance(id, ABOUT.rest) + 0.1 * smoothNoise(mix(seed, id, ABOUT.rest), second / (6 * HOUR)),
    1,
  );
}

/** Number of times that the battery of a battery-powered device was charged since 1970, and the share used since. */
function charges({ id }: Profile, second: Second): number {
  const draw = chance(id, ABOUT.backup);
  return second / DAY / (35 + 25 * draw) + draw;
}

/** Full charges before a second. One with a weak battery is never charged. */
export const chargesBefore = (profile: Profile, second: Second): number =>
  profile.traits.includes('low_backup_battery') ? 0 : Math.floor(charges(profile, second));

/**
 * Percent of the device's own battery. Low is 20 or less (core 9). Battery-powered devices are charged every few weeks.
 */
export function backupPercentage(profile: Profile, second: Second): number {
  const { seed, id, traits, isBatteryPowered } = profile;
  const draw = chance(id, ABOUT.backup);
  const days = second / DAY;
  if (traits.includes('low_backup_battery')) return Math.ceil(20 - 11 * fraction(days / 12 + draw));
  if (isBatteryPowered) return Math.round(100 - 70 * fraction(charges(profile, second)));
  return Math.round(93 + 5 * smoothNoise(mix(seed, id, ABOUT.backup), days));
}

/** Percent of the tank: falls with the miles and rises when filled. Low is 15 or less (core 9). */
export function fuelPercent({ id, traits }: Profile, miles: number): number {
  const draw = chance(id, ABOUT.tank);
  const used = fraction(miles / (280 + 140 * draw) + draw);
  return traits.includes('low_fuel') ? Math.ceil(15 - 10 * used) : Math.round(97 - 72 * used);
}

type Tires = ObdReading['tires'];
const TIRES: Tires = { front_left: 35, front_right: 35, back_left: 35, back_right: 35 };

/**
 * Tire pressures of the row in psi, slightly higher when warm. The trait lowers the lowest one. Low is below 28 (core
 * 9).
 */
export function tirePressures({ id, traits }: Profile, { tires }: DeviceRow, temperature: number): Tires {
  const cold = tires ?? TIRES;
  const warmth = Math.max(0, (temperature - 20) / 40);
  const names = Object.keys(TIRES) as (keyof Tires)[];
  const lowest = names.reduce((low, tire) => (cold[tire] < cold[low] ? tire : low));
  const leaks = traits.includes('low_tire_pressure');
  const leaked = Math.min(cold[lowest], 25 + 2 * chance(id, ABOUT.tires));
  const pressure = (tire: keyof Tires): number => round(leaks && tire === lowest ? leaked : cold[tire] + warmth, 1);
  return {
    front_left: pressure('front_left'),
    front_right: pressure('front_right'),
    back_left: pressure('back_left'),
    back_right: pressure('back_right'),
  };
}
