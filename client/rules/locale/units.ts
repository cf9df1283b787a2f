import { KILOMETERS_A_MILE } from '../constants/measures.ts';

export type Units = 'imperial' | 'metric';
/** Any value other than `imperial` is metric (core 3). */
export const unitsOf = (unit: string): Units => (unit === 'imperial' ? 'imperial' : 'metric');

export type Measure = {
  value: number;
  unit: 'mile' | 'kilometer' | 'mile-per-hour' | 'kilometer-per-hour' | 'fahrenheit' | 'celsius';
};

/** Converts miles to the user's unit. */
export const distance = (miles: number, units: Units): Measure =>
  units === 'imperial' ? { value: miles, unit: 'mile' } : { value: miles * KILOMETERS_A_MILE, unit: 'kilometer' };

/** Unit of plain distances in files and on charts. */
export const distanceUnit = (units: Units): 'mi' | 'km' => (units === 'imperial' ? 'mi' : 'km');

/** Converts miles per hour to the user's unit. */
export const speed = (mph: number, units: Units): Measure =>
  units === 'imperial'
    ? { value: mph, unit: 'mile-per-hour' }
    : { value: mph * KILOMETERS_A_MILE, unit: 'kilometer-per-hour' };

/** Converts degrees Fahrenheit to the user's unit. */
export const temperature = (fahrenheit: number, units: Units): Measure =>
  units === 'imperial'
    ? { value: fahrenheit, unit: 'fahrenheit' }
    : { value: ((fahrenheit - 32) * 5) / 9, unit: 'celsius' };
