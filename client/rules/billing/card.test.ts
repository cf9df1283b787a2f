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
