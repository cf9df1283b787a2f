import { expect, test } from 'vitest';
import { formatDigits, formatPhone, fromE164, phoneProblem, readDigits, toE164 } from './phone.ts';

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
  ['US', '31255501480', { text: 'phone' }],
  ['US', '312555014x', { text: 'phone' }],
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

test('[core 5] nothing typed is sent as nothing', () => {
  expect(toE164({ country: 'US', digits: '' })).toBeNull();
  expect(fromE164(null, 'CA')).toEqual({ country: 'CA', digits: '' });
});

test('[core 5] the code +1 is the home country’s of whoever has it, else of the US', () => {
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
  ['US', '(312) 555-0148', '3125550148'],
  ['US', '+1 312 555 0148', '3125550148'],
  ['US', '1-312-555-0148', '3125550148'],
  ['US', '31255501489', '3125550148'],
  ['AU', '+61 412 345 678', '0412345678'],
  ['AU', '0412 345 678', '0412345678'],
  ['MX', '+52 55 1234 5678', '5512345678'],
  ['US', 'call me', ''],
] as const)('[core 5] digits of what is typed or pasted, in %s: %j', (country, typed, digits) => {
  expect(readDigits(typed, country)).toBe(digits);
});
