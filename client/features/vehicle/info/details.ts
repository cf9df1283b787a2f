import * as z from 'zod';
import type { Vehicle, VehicleUpdate } from '../../../api/model.ts';
import { zLabel, zVin } from '../../../api/schemas.ts';
import { namedFields } from '../../../data/vehicles/named-fields.ts';
import type { Units } from '../../../rules/locale/units.ts';
import { typedNumber } from '../../../rules/validation/numbers.ts';
import { check, image, number, optional } from '../../../rules/validation/schema.ts';
import { atLeast, atMost } from '../../../rules/validation/text.ts';
import { shownDistance, ungrouped } from '../../../rules/vehicle/maintenance.ts';

/** Limit of a seven-digit odometer, below the contract's limit in miles and in kilometers. */
const MOST = 9_999_999;
const VIN_LENGTH = 17;

/** VIN as it is sent: upper case, without spaces. */
export const tidyVin = (typed: string): string => typed.toUpperCase().replace(/\s/g, '');

/** The pattern also limits the length, but a wrong length has its own message. */
const vin = z
  .string()
  .transform(tidyVin)
  .pipe(z.string().check(check(atLeast(VIN_LENGTH)), check(atMost(VIN_LENGTH))))
  .pipe(zVin);

/** Reminder and groups have forms of their own. Another field of the request does not compile without its line. */
const shape = {
  image: image(),
  ...namedFields,
  license_plate: optional(zLabel),
  vin: optional(vin),
  preferred_dealer: optional(zLabel),
} satisfies Record<Exclude<keyof VehicleUpdate, 'maintenance_reminder' | 'custom_fields'>, z.ZodType>;
const typedMileage = z
  .string()
  .transform(ungrouped)
  .pipe(number({ min: 0, max: MOST }));

/** A known mileage must stay a number. An unknown one may stay empty. */
export const detailsSchema = z.object({ ...shape, mileage: typedMileage });
export const detailsWithoutMileage = z.object({ ...shape, mileage: optional(typedMileage) });

export type Details = z.input<typeof detailsSchema>;
export type SentDetails = z.output<typeof detailsWithoutMileage>;

/** Mileage of the odometer in miles, if known. */
export const knownMiles = ({ last_known_state, starting_mileage }: Vehicle): number | null =>
  last_known_state?.mileage ?? starting_mileage ?? null;

/** Form values of a vehicle. */
export function detailsOf(vehicle: Vehicle, units: Units): Details {
  const miles = knownMiles(vehicle);
  return {
    image: vehicle.image ?? null,
    vehicle_name: vehicle.vehicle_name,
    vehicle_make: vehicle.vehicle_make ?? '',
    vehicle_model: vehicle.vehicle_model ?? '',
    vehicle_year: typedNumber(vehicle.vehicle_year),
    license_plate: vehicle.license_plate ?? '',
    vin: vehicle.vin ?? '',
    preferred_dealer: vehicle.preferred_dealer ?? '',
    mileage: typedNumber(miles === null ? null : shownDistance(miles, units)),
  };
}
