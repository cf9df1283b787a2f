/** This year and the 25 before it (commerce 9). */
const OFFERED = 26;

/**
 * Messages for a model year: it must be listed or equal the previously `set` one. None is valid too. `today`: the
 * owner's day (2026-11-21).
 */
export function yearErrors(year: number | null | undefined, set: number | null, today: string): string[] {
  if (year == null || year === set) return [];
  const newest = Number.parseInt(today, 10);
  const oldest = newest - OFFERED + 1;
  return year >= oldest && year <= newest ? [] : [`Must be between ${oldest} and ${newest}`];
}
