import type { Vehicle } from '../api/model.ts';
import { groupNames } from './groups.ts';

const ASCII = /^[\0-\x7f]*$/;

/** A text without case, accents and the shape of apostrophes. */
export function folded(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/[‘’ʼ]/g, "'").toLowerCase();
}

/** The words somebody looks for. */
export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** Whether a text holds every word, wherever in it. */
export const holds = (text: string, words: readonly string[]): boolean => {
  const within = folded(text);
  return words.every((word) => within.includes(word));
};

type Named = Pick<
  Vehicle,
  | 'vehicle_name'
  | 'vehicle_make'
  | 'vehicle_model'
  | 'vehicle_year'
  | 'device_key'
  | 'license_plate'
  | 'vin'
  | 'isShared'
  | 'custom_fields'
>;
/** Of ten thousand vehicles each key press asks for the same texts; a vehicle that changes is another object. */
const texts = new WeakMap<Named, string>();

function textOf(vehicle: Named): string {
  const known = texts.get(vehicle);
  if (known !== undefined) return known;
  const { vehicle_name, vehicle_make, vehicle_model, vehicle_year, device_key, license_plate, vin } = vehicle;
  const own = [vehicle_name, vehicle_make, vehicle_model, vehicle_year, device_key, license_plate, vin];
  // Groups are the owner's: a guest does not see those of a vehicle that is shared.
  const text = folded([...own, ...groupNames(vehicle)].filter(Boolean).join('\n'));
  texts.set(vehicle, text);
  return text;
}

/**
 * Whether a vehicle is what somebody looks for: every word is in its name, make, model, year, serial number, plate, VIN or one
 * of its groups. `words` come from `wordsOf`; without any, every vehicle is.
 */
export const isVehicleFound = (vehicle: Named, words: readonly string[]): boolean =>
  words.every((word) => textOf(vehicle).includes(word));
