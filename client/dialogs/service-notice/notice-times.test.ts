import { expect, test } from 'vitest';
import { noticeTimes } from './notice-times.ts';

const NOW = Date.parse('2026-11-21T16:12:00Z');
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0\u2009]/g, ' ');

test.each([
  ['en', 'America/Chicago', '9:50 AM'],
  ['fr', 'America/Toronto', '10 h 50'],
  ['es', 'America/Mexico_City', '9:50 a.m.'],
  // Both instants are on the next day there.
  ['en', 'Australia/Sydney', '2:50 AM'],
])('in %s and %s an instant of today is a time: %s', (language, timeZone, text) => {
  const { moment } = noticeTimes({ language, timeZone });
  expect(plain(moment(Date.parse('2026-11-21T15:50:00Z'), NOW))).toBe(text);
});

test('an instant of another day includes the day', () => {
  const { moment } = noticeTimes({ language: 'en', timeZone: 'America/Chicago' });
  expect(plain(moment(Date.parse('2026-11-20T15:50:00Z'), NOW))).toBe('Fri, Nov 20, 9:50 AM');
  // Midnight in Chicago is at 6:00 in UTC.
  expect(plain(moment(Date.parse('2026-11-21T05:59:00Z'), NOW))).toBe('Fri, Nov 20, 11:59 PM');
});

test.each([
  ['en', 'America/Chicago', 'Sun, Nov 22, 2:00 – 4:00 AM'],
  ['en', 'Australia/Sydney', 'Sun, Nov 22, 7:00 – 9:00 PM'],
  ['fr', 'America/Toronto', 'dim. 22 nov., 3 h 00 – 5 h 00'],
  ['es', 'America/Mexico_City', 'dom, 22 de nov, 2:00–4:00 a.m.'],
])('in %s and %s a window within a day is one day and two times: %s', (language, timeZone, text) => {
  const { span } = noticeTimes({ language, timeZone });
  expect(plain(span(Date.parse('2026-11-22T08:00:00Z'), Date.parse('2026-11-22T10:00:00Z')))).toBe(text);
});

test('a window across days has no leading zeros in French', () => {
  const { span } = noticeTimes({ language: 'fr', timeZone: 'America/Toronto' });
  const text = plain(span(Date.parse('2026-11-21T10:00:00Z'), Date.parse('2026-11-22T12:00:00Z')));
  expect(text).toBe('sam. 21 nov., 5 h 00 – dim. 22 nov., 7 h 00');
});

test('an unknown time zone falls back to UTC', () => {
  const { moment } = noticeTimes({ language: 'en', timeZone: 'Mars/Olympus' });
  expect(plain(moment(Date.parse('2026-11-21T15:50:00Z'), NOW))).toBe('3:50 PM');
});
