import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { distance, type Measure, speed, temperature, type Units } from '../rules/locale/units.ts';
import type { Elapsed } from '../rules/time/elapsed.ts';
import { knownZone } from '../rules/time/known-zone.ts';
import { localeOf } from './languages.ts';
import { ordinalDay, plainHour } from './ordinal-day.ts';

export type FormatOptions = { language: string; timeZone: string; units: Units };

/** Before "a.m.", and on both sides of the French "h". */
const IN_TIME = / (?=[ap]\.\s?m\.)|(?<=\d) (?=h(?:\s|$))|(?<=\d h) (?=\d)/g;
/** Between a number and its unit. `Intl` has it for some units and languages only. */
const NO_BREAK = '\u00a0';
const STAMP: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
};

/** Formatters for one user. Instants are milliseconds since 1970. */
export function createFormat({ language, timeZone, units }: FormatOptions) {
  const zone = { timeZone: knownZone(timeZone) };
  const time = new Intl.DateTimeFormat(language, { ...zone, hour: 'numeric', minute: '2-digit' });
  const clock = new Intl.DateTimeFormat(language, { ...zone, hour: 'numeric', minute: '2-digit', second: '2-digit' });
  const hour = new Intl.DateTimeFormat(language, { ...zone, hour: 'numeric' });
  const dayTime = new Intl.DateTimeFormat(language, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
  const dateTime = new Intl.DateTimeFormat(language, { ...zone, dateStyle: 'medium', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(language, { ...zone, weekday: 'long', month: 'short', day: 'numeric' });
  const shortDay = new Intl.DateTimeFormat(language, { ...zone, month: 'short', day: 'numeric' });
  const date = new Intl.DateTimeFormat(language, { ...zone, dateStyle: 'medium' });
  const year = new Intl.DateTimeFormat('en', { ...zone, year: 'numeric' });
  const month = new Intl.DateTimeFormat(language, { ...zone, month: 'short', year: 'numeric' });
  const stamp = new Intl.DateTimeFormat(language, { ...zone, ...STAMP });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const rate = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 });
  const volts = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const dayed = (format: Intl.DateTimeFormat, at: number) => ordinalDay(format.format(at), language);
  const timed = (text: string) => plainHour(text, language).replace(IN_TIME, NO_BREAK);
  const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  const numbers = new Map<string, Intl.NumberFormat>();
  const numberFormat = (options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const key = JSON.stringify(options);
    const known = numbers.get(key) ?? new Intl.NumberFormat(language, options);
    numbers.set(key, known);
    return known;
  };
  const measure = ({ value, unit }: Measure, digits = 0) =>
    // Half a degree below zero is zero, not minus zero.
    numberFormat({ style: 'unit', unit, maximumFractionDigits: digits, signDisplay: 'negative' })
      .format(value)
      .replace(' ', NO_BREAK);
  return {
    time: (at: number) => timed(time.format(at)),
    /** Times of a day: "2:10 – 3:45 PM". */
    times: (from: number, to: number) => timed(time.formatRange(from, to)),
    /** A full hour: "6 AM". */
    hour: (at: number) => timed(hour.format(at)),
    /** Time to the second. */
    clock: (at: number) => clock.format(at),
    /** A time of day that no date or zone changes: seconds after midnight. */
    dayTime: (seconds: number) => dayTime.format(seconds * 1_000),
    dateTime: (at: number) => timed(dayed(dateTime, at)),
    /** Thursday, Nov 19. */
    day: (at: number) => dayed(day, at),
    /** The same at the start of a line. French and Spanish write weekdays in lower case. */
    dayTitle: (at: number) => {
      const text = dayed(day, at);
      return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
    },
    /** Nov 19. */
    shortDay: (at: number) => dayed(shortDay, at),
    /** Nov 19, 2026. */
    date: (at: number) => dayed(date, at),
    /** Days of a period: "Nov 15 – 21, 2026". */
    dates: (from: number, to: number) => ordinalDay(date.formatRange(from, to), language),
    /** The same without the year. */
    shortDates: (from: number, to: number) => ordinalDay(shortDay.formatRange(from, to), language),
    /** Nov 19. With its year, if that is not the year of `now`. */
    dayFrom: (now: number, at: number) => dayed(year.format(at) === year.format(now) ? shortDay : date, at),
    /** Nov 2026. */
    month: (at: number) => month.format(at),
    /** To the second, with the zone, as a camera stamps its pictures. */
    stamp: (at: number) => stamp.format(at),
    number: (value: number, digits = 0) =>
      numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value),
    /** 0 to 100, with the percent sign of the language. */
    percent: (value: number) => percent.format(value / 100),
    /** A share as a rate of tax: 0.09975 is "9.975%". */
    rate: (share: number) => rate.format(share),
    /** Of a battery: "18%", or "3.4 V". */
    charge: ({ value, unit }: { value: number; unit: 'percent' | 'volt' }) =>
      unit === 'percent' ? percent.format(value / 100) : `${volts.format(value)} V`,
    /**
     * An amount in dollars of a currency (ISO 4217), as the server sent it. Without one, plain dollars: all four countries
     * have them, with the same sign.
     */
    money: (amount: number, currency = 'USD') =>
      numberFormat({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount),
    /** Abbreviates counts from ten thousand to fit in narrow places: 8,212, 12.3K. */
    count: (value: number) => (value < 10_000 ? numberFormat({}) : compact).format(value),
    /** Input in miles. */
    distance: (miles: number, digits = 0) => measure(distance(miles, units), digits),
    /** Input in miles per hour. */
    speed: (mph: number) => measure(speed(mph, units)),
    /** "mph", "mi/h" in French, "km/h". */
    speedUnit: () =>
      numberFormat({ style: 'unit', unit: speed(0, units).unit })
        .formatToParts(0)
        .find(({ type }) => type === 'unit')?.value ?? '',
    /** Input in degrees Fahrenheit. */
    temperature: (fahrenheit: number) => measure(temperature(fahrenheit, units)),
    /** Hours and minutes: "3 hr 25 min". Input in seconds. */
    duration: (seconds: number) => {
      const minutes = Math.round(seconds / 60);
      const part = (value: number, unit: 'hour' | 'minute') =>
        numberFormat({ style: 'unit', unit, unitDisplay: 'short' }).format(value);
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      if (hours === 0) return part(rest, 'minute');
      return rest === 0 ? part(hours, 'hour') : `${part(hours, 'hour')} ${part(rest, 'minute')}`;
    },
    /** Degrees, to about ten meters. Uses a decimal point in every language, so that users can paste it into maps. */
    place: (latitude: number, longitude: number) => `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`,
  };
}
export type Format = ReturnType<typeof createFormat>;

const FORMATS = new Map<string, Format>();

/** The format with these options, created once: each row of a list has one, and creating formatters takes milliseconds. */
export function formatWith(options: FormatOptions): Format {
  const key = JSON.stringify(options);
  const known = FORMATS.get(key) ?? createFormat(options);
  FORMATS.set(key, known);
  return known;
}

/** "." or ",". Input that the user typed may have either. */
export const decimalMark = (language: string): string =>
  new Intl.NumberFormat(localeOf(language)).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** Formats ages that begin a text, in the user's language: "Just now", "Hace 3 min". */
export function useAge(): (elapsed: Elapsed | 'just now') => string {
  const { t } = useTranslation();
  return useCallback(
    (elapsed) => (elapsed === 'just now' ? t('ago.justNow') : t(`ago.${elapsed.unit}`, { count: elapsed.count })),
    [t],
  );
}

/** Formats ages that follow other words: "just now", "hace 3 min". */
export function useAgo(): (elapsed: Elapsed | 'just now') => string {
  const age = useAge();
  return (elapsed) => within(age(elapsed));
}

/** A text that begins with a capital letter, after other words. */
export const within = (age: string): string => age.charAt(0).toLocaleLowerCase() + age.slice(1);
