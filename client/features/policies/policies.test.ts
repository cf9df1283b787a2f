import { expect, test } from 'vitest';
import { dayText, policyAt } from './policies.ts';

test.each([
  ['/privacy-policy', 'privacy'],
  ['/terms', 'terms'],
  ['/terms-and-conditions', 'terms'],
  ['/return-policy', 'returns'],
])('[core 2.1] %s shows the document %s', (pathname, name) => {
  expect(policyAt(pathname)).toBe(name);
});

test.each([
  ['en', 'October 1, 2026'],
  ['fr', '1er octobre 2026'],
  ['es', '1 de octubre de 2026'],
])('formats a day in %s as %s in every time zone', (language, text) => {
  expect(dayText('2026-10-01', language)).toBe(text);
});
