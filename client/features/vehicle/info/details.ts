import * as z from 'zod';
import type { Vehicle } from '../../../api/model.ts';
import { zLabel, zVin } from '../../../api/schemas.ts';
import { namedFields } from '../../../data/vehicles/named-fields.ts';
import type { Units } from '../../../rules/locale/units.ts';
import { typedNumber } from '../../../rules/validation/numbers.ts';
import { check, image, number, optional } from '../../../rules/validation/schema.ts';
import { atLeast, atMost } from '../../../rules/validation/text.ts';
import { shownDistance, ungrouped } from '../../../rules/vehicle/maintenance.ts';

/** An odometer has seven digits, which is below what the contract takes as a value in miles and in kilometers. */
const MOST = 9_999_999;
const VIN_LENGTH = 17;

/** As it is sent: upper-cased, without spaces. */
export const tidyVin = (typed: string): string => typed.toUpperCase().replace(/\s/g, '');

/** The lengths are the pattern's too, and are said as lengths. */
const vin = z
  .string()
  .transform(tidyVin)
  .pipe(z.string().check(check(atLeast(VIN_LENGTH)), check(atMost(VIN_LENGTH))))
  .pipe(zVin);

const shape = {
  image: image(),
  ...namedFields,
  license_plate: optional(zLabel),
  vin: optional(vin),
  preferred_dealer: optional(zLabel),
};
const typedMileage = z
  .string()
  .transform(ungrouped)
  .pipe(number({ min: 0, max: MOST }));

/** A mileage that is known is a number from then on; one that never was may stay empty. */
export const detailsSchema = z.object({ ...shape, mileage: typedMileage });
export const detailsWithoutMileage = z.object({ ...shape, mileage: optional(typedMileage) });

export type Details = z.input<typeof detailsSchema>;
export type SentDetails = z.output<typeof detailsWithoutMileage>;

/** Miles on the odometer as far as they are known. */
export const knownMiles = ({ last_known_state, starting_mileage }: Vehicle): number | null =>
  last_known_state?.mileage ?? starting_mileage ?? null;

/** What the form shows of a vehicle. */
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
