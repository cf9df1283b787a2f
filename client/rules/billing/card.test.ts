import { expect, test } from 'vitest';
import {
  brandOf,
  expiryProblem,
  groupedNumber,
  numberProblem,
  readExpiry,
  securityCodeProblem,
  separatedExpiry,
  writtenExpiry,
} from './card.ts';

const NOVEMBER_21 = Date.UTC(2026, 10, 21, 15);
const CHICAGO = 'America/Chicago';

test.each([
  ['4242 4242 4242 4242', null],
  ['378282246310005', null],
  ['', 'required'],
  ['4242 4242 4242 4241', 'cardNumber'],
  ['4242', 'cardNumber'],
])('[commerce 5] checks the card number %s', (typed, problem) => {
  expect(numberProblem(typed)).toBe(problem);
});

test.each([
  ['42', 'Visa'],
  ['5555', 'Mastercard'],
  ['37', 'American Express'],
  ['', undefined],
])('[commerce 3] recognizes the brand of %s', (typed, name) => {
  expect(brandOf(typed)?.name).toBe(name);
});

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['42424', '4242 4'],
  ['4242 ', '4242'],
])('[commerce 3] groups the digits of %s', (typed, grouped) => {
  expect(groupedNumber(typed)).toBe(grouped);
});

test('[commerce 5] asks for four digits of the security code on American Express', () => {
  expect(securityCodeProblem('123', brandOf('378282246310005'))).toBe('securityCode');
  expect(securityCodeProblem('1234', brandOf('378282246310005'))).toBeNull();
  expect(securityCodeProblem('1234', brandOf('4242'))).toBe('securityCode');
  expect(securityCodeProblem('123', null)).toBeNull();
});

test.each([
  ['8/29', { exp_month: 8, exp_year: 2029 }],
  ['0829', { exp_month: 8, exp_year: 2029 }],
  ['08 / 2029', { exp_month: 8, exp_year: 2029 }],
  ['13/29', null],
  ['08', null],
])('[commerce 3] reads the expiry %s', (typed, expiry) => {
  expect(readExpiry(typed)).toEqual(expiry);
});

test('[commerce 3] writes an expiry as month and year', () => {
  expect(writtenExpiry({ exp_month: 8, exp_year: 2029 })).toBe('08/29');
  expect(['8', '0829', '08', '1', '12/'].map(separatedExpiry)).toEqual(['08', '08/29', '08', '1', '12/']);
});

test('[commerce 5] refuses a card that has expired', () => {
  expect(expiryProblem('10/26', NOVEMBER_21, CHICAGO)).toBe('cardExpired');
  expect(expiryProblem('11/26', NOVEMBER_21, CHICAGO)).toBeNull();
  expect(expiryProblem('99/99', NOVEMBER_21, CHICAGO)).toBe('cardExpiry');
  expect(expiryProblem('', NOVEMBER_21, CHICAGO)).toBe('required');
});

test.each([
  ['9999999999', '9999 9999 99'],
  ['99', '99'],
  ['', ''],
])('[commerce 3] groups the digits %s of an unknown brand by four', (typed, grouped) => {
  expect(brandOf(typed)).toBeNull();
  expect(groupedNumber(typed)).toBe(grouped);
});

test.each([
  ['', 'required'],
  ['  ', 'required'],
  [' 123 ', null],
  ['1234', null],
  ['12', 'securityCode'],
  ['12345', 'securityCode'],
])('[commerce 5] before the brand is known, the security code "%s" has the problem %s', (typed, problem) => {
  expect(securityCodeProblem(typed, null)).toBe(problem);
});

test.each([
  ['8-29', { exp_month: 8, exp_year: 2029 }],
  [' 8 29 ', { exp_month: 8, exp_year: 2029 }],
  ['082029', { exp_month: 8, exp_year: 2029 }],
  ['8/029', null],
  ['x8/29', null],
  ['8/29x', null],
  ['0/29', null],
  ['8//29', null],
])('[commerce 5] reads the expiry "%s" as %j', (typed, expiry) => {
  expect(readExpiry(typed)).toEqual(expiry);
});

test('[commerce 5] writes the expiry while it is typed', () => {
  expect(['', '2', '9', '12', '122', '1229', '82', '829', '1/29', 'x9'].map(separatedExpiry)).toEqual([
    '',
    '02',
    '09',
    '12',
    '12/2',
    '12/29',
    '08/2',
    '08/29',
    '1/29',
    '09',
  ]);
  expect(writtenExpiry({ exp_month: 12, exp_year: 2030 })).toBe('12/30');
  expect(expiryProblem(' ', NOVEMBER_21, CHICAGO)).toBe('required');
});
