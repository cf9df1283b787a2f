import { expect, test } from 'vitest';
import { blocksOf, dayText, hourText, policyAt } from './policies.ts';

test.each([
  ['/privacy-policy', 'privacy'],
  ['/terms', 'terms'],
  ['/terms-and-conditions', 'terms'],
  ['/return-policy', 'returns'],
])('[core 2.1] %s shows the document %s', (pathname, name) => {
  expect(policyAt(pathname)).toBe(name);
});

test('joins consecutive items into one list', () => {
  expect(blocksOf(['Before', '- one', '- two', 'Between', '- three'])).toEqual([
    { kind: 'paragraph', text: 'Before' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'paragraph', text: 'Between' },
    { kind: 'list', items: ['three'] },
  ]);
  expect(blocksOf([])).toEqual([]);
});

test.each([
  ['en', 'October 1, 2026'],
  ['fr', '1er octobre 2026'],
  ['es', '1 de octubre de 2026'],
])('formats a day in %s as %s in every time zone', (language, text) => {
  expect(dayText('2026-10-01', language)).toBe(text);
});

test.each([
  ['en', '8:00 PM'],
  ['fr', '20 h 00'],
  ['es', '8:00 p.m.'],
])('formats an hour in %s as %s', (language, text) => {
  expect(hourText(20, language).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text);
});
