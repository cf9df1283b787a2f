import { KILOMETERS_A_MILE } from '../constants/measures.ts';

export type Units = 'imperial' | 'metric';
/** imperial; anything else is metric (core 3). */
export const unitsOf = (unit: string): Units => (unit === 'imperial' ? 'imperial' : 'metric');

export type Measure = {
  value: number;
  unit: 'mile' | 'kilometer' | 'mile-per-hour' | 'kilometer-per-hour' | 'fahrenheit' | 'celsius';
};

/** Miles as the user reads distances. */
export const distance = (miles: number, units: Units): Measure =>
  units === 'imperial' ? { value: miles, unit: 'mile' } : { value: miles * KILOMETERS_A_MILE, unit: 'kilometer' };

/** Miles an hour as the user reads speeds. */
export const speed = (mph: number, units: Units): Measure =>
  units === 'imperial'
    ? { value: mph, unit: 'mile-per-hour' }
    : { value: mph * KILOMETERS_A_MILE, unit: 'kilometer-per-hour' };

/** Degrees Fahrenheit as the user reads temperatures. */
export const temperature = (fahrenheit: number, units: Units): Measure =>
  units === 'imperial'
    ? { value: fahrenheit, unit: 'fahrenheit' }
    : { value: ((fahrenheit - 32) * 5) / 9, unit: 'celsius' };
