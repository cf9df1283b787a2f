import { z } from 'zod';

/** Supported years, so that a typing error cannot move a clock by a thousand years. */
const FIRST = Date.UTC(2000, 0, 1);
const LAST = Date.UTC(2100, 0, 1) - 1;
export const OUT_OF_TIME = 'Must lie in the years 2000 to 2099';

/** Whether a world's clock may be set to an instant (milliseconds since 1970). */
export const isWorldTime = (ms: number): boolean => ms >= FIRST && ms <= LAST;

/** Parses an instant of a request to milliseconds since 1970. Refuses times without an offset, which are ambiguous. */
export const zInstant = z
  .union([z.iso.datetime({ offset: true }), z.iso.date(), z.int()], {
    error: 'Must be an ISO date, an ISO time with its offset, or whole milliseconds since 1970',
  })
  .transform((given) => (typeof given === 'number' ? given : Date.parse(given)))
  .refine(isWorldTime, OUT_OF_TIME)
  .describe('ISO date, ISO time with its offset, or milliseconds since 1970; in the years 2000 to 2099.');

/** Parses an instant of a query, whose values are texts. */
export const zInstantText = z
  .union([z.iso.datetime({ offset: true }), z.iso.date(), z.string().regex(/^\d{1,15}$/)], {
    error: 'Must be an ISO date, an ISO time with its offset, or whole milliseconds since 1970',
  })
  .transform((given) => (/^\d+$/.test(given) ? Number(given) : Date.parse(given)))
  .refine(isWorldTime, OUT_OF_TIME);

/** Formats an instant for answers. */
export const zTime = z.iso.datetime().describe("ISO, on the world's clock.");

export const toIso = (ms: number): string => new Date(ms).toISOString();
