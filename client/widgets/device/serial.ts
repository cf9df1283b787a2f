import * as z from 'zod';
import { zDeviceKey } from '../../api/schemas.ts';
import { text } from '../../rules/validation/schema.ts';

/** Device keys are upper-case (commerce 5). Text copied from a label may contain spaces. */
export const tidyKey = (typed: string): string => typed.toUpperCase().replace(/\s/g, '');

/** Schema of a form with one serial number. */
export const serialSchema = z.object({ device_key: text().transform(tidyKey).pipe(zDeviceKey) });
export type Serial = z.infer<typeof serialSchema>;
