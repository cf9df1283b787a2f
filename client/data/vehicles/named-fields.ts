import * as z from 'zod';
import { zLabel } from '../../api/schemas.ts';
import { optional, text } from '../../rules/validation/schema.ts';

/** Name and type fields of a vehicle, for forms (commerce 3 "Vehicle info"). */
export const namedFields = {
  vehicle_name: text()
    .transform((name) => name.trim())
    .pipe(zLabel),
  vehicle_make: optional(zLabel),
  vehicle_model: optional(zLabel),
  vehicle_year: z.string().transform((year) => (year === '' ? null : Number(year))),
};
