import { expect, test } from 'vitest';
import type { CountryCode } from '../locale/countries.ts';
import {
  formatDigits,
  formatPhone,
  fromE164,
  type Phone,
  phoneProblem,
  readPhone,
  toE164,
  withoutDigit,
} from './phone.ts';

test.each([
  ['US', '', { text: 'required' }],
  [null, '3125550148', { text: 'countryCode' }],
  ['US', '312555014', { text: 'phone' }],
  ['US', '3125550148', null],
  ['CA', '6135550148', null],
  ['MX', '5512345678', null],
  ['AU', '0412345678', null],
  ['AU', '4123456789', { text: 'phone' }],
  ['US', '0125550148', { text: 'phone' }],
  ['US', '1312555014', { text: 'phone' }],
  ['MX', '1551234567', { text: 'phone' }],
  ['US', '31255501480', { text: 'phone' }],
  ['US', '312555014x', { text: 'phone' }],
  ['AU', '0061412345', { text: 'phone' }],
  ['US', '+312555014', { text: 'phone' }],
] as const)('[core 5] phone in %s: %j', (country, digits, problem) => {
  expect(phoneProblem({ country, digits })).toEqual(problem);
});

test.each([
  ['US', '3125550148', '+13125550148'],
  ['CA', '6135550148', '+16135550148'],
  ['MX', '5512345678', '+525512345678'],
  ['AU', '0412345678', '+61412345678'],
] as const)('[core 5] a number of %s is sent as E.164', (country, digits, sent) => {
  expect(toE164({ country, digits })).toBe(sent);
  expect(fromE164(sent, country)).toEqual({ country, digits });
});

test('[core 5] an empty number is sent as null', () => {
  expect(toE164({ country: 'US', digits: '' })).toBeNull();
  expect(fromE164(null, 'CA')).toEqual({ country: 'CA', digits: '' });
});

test("[core 5] the code +1 means the user's own country, otherwise the US", () => {
  expect(fromE164('+16135550148', 'CA').country).toBe('CA');
  expect(fromE164('+16135550148', 'US').country).toBe('US');
  expect(fromE164('+16135550148', 'AU').country).toBe('US');
  expect(fromE164('+61412345678', 'US')).toEqual({ country: 'AU', digits: '0412345678' });
});

test.each([
  ['US', '', ''],
  ['US', '3', '(3'],
  ['US', '312', '(312'],
  ['US', '3125', '(312) 5'],
  ['US', '3125550148', '(312) 555-0148'],
  ['AU', '0412345678', '0412 345 678'],
  ['MX', '5512345678', '55 1234 5678'],
  [null, '3125550148', '(312) 555-0148'],
] as const)('[core 5] digits of %s while they are typed: %s', (country, digits, written) => {
  expect(formatDigits(digits, country)).toBe(written);
});

test('[core 5] a formatted number has 16 characters in North America', () => {
  expect(formatPhone('+13125550148')).toBe('+1(312) 555-0148');
  expect(formatPhone('+13125550148')).toHaveLength(16);
  expect(formatPhone('+61412345678')).toBe('+61 0412 345 678');
  expect(formatPhone('+525512345678')).toBe('+52 55 1234 5678');
  expect(formatPhone('+4930123456')).toBe('+4930123456');
});

test.each([
  ['US', '(312) 555-0148', 'US', '3125550148'],
  ['US', '+1 312 555 0148', 'US', '3125550148'],
  ['CA', '+1 613 555 0148', 'CA', '6135550148'],
  ['AU', '+1 312 555 0148', 'US', '3125550148'],
  ['US', '1-312-555-0148', 'US', '3125550148'],
  [null, '1-312-555-0148', null, '3125550148'],
  ['US', '+61 412 345 678', 'AU', '0412345678'],
  ['US', '(+61) 412 345 678', 'AU', '0412345678'],
  ['US', '+61 (0)412 345 678', 'AU', '0412345678'],
  ['US', '0061 412 345 678', 'AU', '0412345678'],
  ['US', '+52 55 1234 5678', 'MX', '5512345678'],
  ['AU', '0052 55 1234 5678', 'MX', '5512345678'],
  ['AU', '61412345678', 'AU', '0412345678'],
  ['AU', '0412 345 678', 'AU', '0412345678'],
  ['MX', '525512345678', 'MX', '5512345678'],
  ['MX', '1 55 1234 5678', 'MX', '5512345678'],
  ['MX', '5215512345678', 'MX', '5512345678'],
  ['US', '+52 1 55 1234 5678', 'MX', '5512345678'],
  ['US', '00 52 1 55 1234 5678', 'MX', '5512345678'],
  ['US', 'call me', 'US', ''],
] as const)('[core 5] in %s, %j is a number of %s: %s', (country, typed, itsCountry, digits) => {
  expect(readPhone(typed, { country, digits: '' })).toEqual({ country: itsCountry, digits });
});

test.each([
  ['US', '+44 7911 123456', '+447911123456'],
  ['US', '+33 6 12 34 56 78', '+33612345678'],
  ['US', '0044 7911 123456', '00447911123456'],
  ['US', '011 61 412 345 678', '01161412345678'],
  ['US', '61412345678', '61412345678'],
  ['US', '+1 312 555 0148 99', '312555014899'],
  ['US', '312-555-0148 x99', '312555014899'],
  ['MX', '01 55 1234 5678', '015512345678'],
  ['MX', '044 55 1234 5678', '0445512345678'],
  ['AU', '13125550199', '13125550199'],
  ['US', '+', '+'],
  ['AU', '00 61 4123 456', '00614123456'],
] as const)(
  '[core 5] in %s, %j is of no supported country: it is kept in full, and invalid',
  (country, typed, digits) => {
    const read = readPhone(typed, { country, digits: '' });
    expect(read).toEqual({ country, digits });
    expect(phoneProblem(read)).toEqual({ text: 'phone' });
    expect(formatDigits(read.digits, read.country)).toBe(digits);
  },
);

/** Types key by key, each into the result of those before. */
const typeKeys = (keys: string, country: CountryCode) =>
  keys.split('').reduce<Phone>((phone, key) => readPhone(formatDigits(phone.digits, phone.country) + key, phone), {
    country,
    digits: '',
  });

test.each([
  ['US', '3125550148', 'US', '3125550148'],
  ['US', '3125550148999', 'US', '3125550148'],
  ['US', '1 312 555 0148', 'US', '3125550148'],
  ['US', '+61 412 345 678', 'AU', '0412345678'],
  ['US', '0061 412 345 678', 'AU', '0412345678'],
  ['AU', '0052 55 1234 5678', 'MX', '5512345678'],
  ['MX', '52 55 1234 5678', 'MX', '5512345678'],
  ['MX', '1 55 1234 5678', 'MX', '5512345678'],
  ['MX', '52 1 55 1234 5678', 'MX', '5512345678'],
  ['US', '+52 1 55 1234 5678', 'MX', '5512345678'],
  ['MX', '01 55 1234 5678', 'MX', '015512345678'],
  ['AU', '13125550199', 'AU', '13125550199'],
  ['US', '+44 7911 123456', 'US', '+447911123456'],
] as const)('[core 5] in %s, the keys %j make a number of %s: %s', (country, keys, itsCountry, digits) => {
  expect(typeKeys(keys, country)).toEqual({ country: itsCountry, digits });
});

test("[core 5] an emptied field returns to its form's country, not to the pasted one", () => {
  const pasted = readPhone('+61 412 345 678', { country: 'CA', digits: '' }, 'CA');
  expect(pasted).toEqual({ country: 'AU', digits: '0412345678' });
  expect(readPhone('', pasted, 'CA')).toEqual({ country: 'CA', digits: '' });
  // A code without further digits has just been typed.
  expect(readPhone('+52', { country: 'CA', digits: '+5' }, 'CA')).toEqual({ country: 'MX', digits: '' });
  expect(withoutDigit({ country: 'AU', digits: '0' }, 1, 'before', 'CA')).toEqual({ country: 'CA', digits: '' });
});

test('[core 5] deleting a separator deletes the digit beside it', () => {
  const phone: Phone = { country: 'US', digits: '3125550148' };
  expect(withoutDigit(phone, 3, 'after').digits).toBe('312550148');
  expect(withoutDigit(phone, 3, 'before').digits).toBe('315550148');
  expect(withoutDigit(phone, 0, 'before').digits).toBe('3125550148');
  expect(withoutDigit(phone, 10, 'after').digits).toBe('3125550148');
});
