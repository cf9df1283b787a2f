import { knownZone } from './known-zone.ts';

/** Day at an instant in a time zone, as `2026-11-21`. Built from parts, because engines order a locale's dates differently. */
export function dayIn(at: number, timeZone: string): string {
  const parts = formatIn(knownZone(timeZone)).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Created once per zone, because lists ask for the day of each row. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, ...digits });
  formats.set(timeZone, format);
  return format;
}
