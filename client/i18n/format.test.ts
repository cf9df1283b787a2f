import { expect, test } from 'vitest';
import { createFormat, decimalMark, formatWith } from './format.ts';
import { localeOf } from './languages.ts';

const AT = Date.parse('2026-11-21T16:41:09Z');
const format = (language: string, timeZone: string, units: 'imperial' | 'metric') =>
  createFormat({ language, timeZone, units });
/** Replaces the no-break spaces of Intl. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('formats values for an owner in Chicago', () => {
  const { time, distance, speed, number, place } = format('en', 'America/Chicago', 'imperial');
  expect(plain(time(AT))).toBe('10:41 AM');
  expect([distance(12_345.6), speed(52.4), number(12.65, 1)].map(plain)).toEqual(['12,346 mi', '52 mph', '12.7']);
  expect(place(41.886, -87.65201)).toBe('41.8860, -87.6520');
});

test('formats values for a driver in Montréal', () => {
  const { time, distance, speed } = format('fr', 'America/Toronto', 'metric');
  expect(plain(time(AT))).toBe('11:41');
  expect([distance(100), speed(60)].map(plain)).toEqual(['161 km', '97 km/h']);
});

test("[core 3] temperatures are in the user's degrees and never minus zero", () => {
  expect(plain(format('en', 'UTC', 'imperial').temperature(49))).toBe('49°F');
  expect(plain(format('en', 'UTC', 'metric').temperature(49))).toBe('9°C');
  expect(plain(format('fr', 'UTC', 'metric').temperature(-4))).toBe('-20 °C');
  expect(plain(format('es', 'UTC', 'metric').temperature(31.5))).toBe('0 °C');
});

test('[core 2.2] names the unit of speeds as its language does', () => {
  const unit = (language: string, units: 'imperial' | 'metric') => format(language, 'UTC', units).speedUnit();
  expect([unit('en', 'imperial'), unit('fr', 'imperial'), unit('es', 'imperial')]).toEqual(['mph', 'mi/h', 'mi/h']);
  expect([unit('en', 'metric'), unit('fr', 'metric')]).toEqual(['km/h', 'km/h']);
});

test('an unknown time zone falls back to UTC', () => {
  expect(plain(format('en', 'Moon/Base', 'metric').time(AT))).toBe('4:41 PM');
});

test('the first of a month is an ordinal only in French', () => {
  const first = Date.parse('2026-10-01T16:41:09Z');
  const datesIn = (language: string) => {
    const { date, day, shortDay, dateTime } = format(language, 'UTC', 'metric');
    return [date, day, shortDay, dateTime].map((write) => plain(write(first)));
  };
  expect(datesIn('fr')).toEqual(['1er oct. 2026', 'jeudi 1er oct.', '1er oct.', '1er oct. 2026, 16:41']);
  expect(plain(format('fr-CA', 'UTC', 'metric').dateTime(first - 8 * 3_600_000))).toBe('1er oct. 2026, 8 h 41');
  expect(datesIn('es').every((text) => text.includes('1 oct'))).toBe(true);
  expect(plain(format('fr', 'UTC', 'metric').date(AT))).toBe('21 nov. 2026');
});

test('[core 3] hours of Canadian French have no leading zero', () => {
  const { dateTime, hour, time } = format('fr-CA', 'America/Chicago', 'metric');
  const at = Date.parse('2026-11-21T14:05:00Z');
  expect([dateTime, hour, time].map((write) => plain(write(at)))).toEqual(['21 nov. 2026, 8 h 05', '8 h', '8 h 05']);
  expect(plain(hour(Date.parse('2026-11-21T06:00:00Z')))).toBe('0 h');
  expect(plain(dateTime(Date.parse('2026-11-22T02:00:00Z')))).toBe('21 nov. 2026, 20 h 00');
});

test('[core 3] a number and its unit stay on one line', () => {
  const speeds = ['en', 'fr-CA', 'es-US'].map((language) => format(language, 'UTC', 'imperial').speed(47));
  expect(speeds).toEqual(['47\u00a0mph', '47\u00a0mi/h', '47\u00a0mi/h']);
});

test('[core 3] a line begins with a capital, also with a weekday of French and Spanish', () => {
  const titles = ['en', 'fr', 'es'].map((language) => plain(format(language, 'UTC', 'metric').dayTitle(AT)));
  expect(titles).toEqual(['Saturday, Nov 21', 'Samedi 21 nov.', 'Sábado, 21 nov']);
});

test('[core 3] days of a period name month and year once', () => {
  const week = AT - 6 * 86_400_000;
  const periods = ['en', 'fr', 'es'].map((language) => format(language, 'UTC', 'metric').dates(week, AT));
  expect(periods.map((text) => text.replace(/\s/g, ' '))).toEqual([
    'Nov 15 – 21, 2026',
    '15–21 nov. 2026',
    '15–21 nov 2026',
  ]);
  expect(format('es', 'UTC', 'metric').dates(AT, AT + 60_000)).toBe('21 nov 2026');
});

test('[core 1] number fields show the decimal mark of the language', () => {
  expect(['en', 'fr', 'es'].map(decimalMark)).toEqual(['.', ',', '.']);
});

test('groups large counts and abbreviates very large ones', () => {
  const counted = (language: string) => [0, 8_212, 12_345].map(format(language, 'UTC', 'metric').count).map(plain);
  expect(counted('en')).toEqual(['0', '8,212', '12.3K']);
  expect(counted('fr')).toEqual(['0', '8 212', '12,3 k']);
});

test.each([
  ['es', 'MX', '12,345.6', '21 nov 2026'],
  ['es', 'US', '12,345.6', '21 nov 2026'],
  ['fr', 'CA', '12 345,6', '21 nov. 2026'],
  ['en', 'AU', '12,345.6', 'Nov 21, 2026'],
])('[core 1] numbers and dates of %s in %s', (language, country, written, day) => {
  const { number, date } = format(localeOf(language, country), 'UTC', 'metric');
  expect([number(12_345.6, 1), date(AT)].map(plain)).toEqual([written, day]);
});

test('[core 8] gives all rows of a list one format, and another for other options', () => {
  const options = { language: 'en-US', timeZone: 'America/Chicago', units: 'imperial' } as const;
  expect(formatWith({ ...options })).toBe(formatWith(options));
  expect(formatWith({ ...options, language: 'fr-CA' }).number(1.5, 1)).toBe('1,5');
});
