import { expect, test } from 'vitest';
import { hourText } from './contact.ts';

test.each([
  ['en', '8:00 PM'],
  ['fr', '20 h 00'],
  ['es', '8:00 p.m.'],
])('formats an hour in %s as %s', (language, text) => {
  expect(hourText(20, language).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text);
});
