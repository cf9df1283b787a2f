import { knownZone } from './known-zone.ts';

/** Day at an instant in a time zone, as `2026-11-21`. Built from parts, because engines order a locale's dates differently. */
export function dayIn(at: number, timeZone: string): string {
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en', { timeZone: knownZone(timeZone), ...digits }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
