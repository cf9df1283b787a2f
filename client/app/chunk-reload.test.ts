import { expect, test } from 'vitest';
import { reloadAddress, withoutRetry } from './chunk-reload.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const PAGE = 'https://portal.example/reports?page=safety';

test('[core 2.2] a part that does not load reloads the page once, marked in the query', () => {
  expect(reloadAddress(PAGE, null, NOW)).toBe('https://portal.example/reports?page=safety&retry=1');
  expect(reloadAddress(`${PAGE}&retry=1`, null, NOW)).toBeNull();
});

test('[core 2.2] at most one forced reload per 60 seconds', () => {
  expect(reloadAddress(PAGE, NOW - 59_999, NOW)).toBeNull();
  expect(reloadAddress(PAGE, NOW - 60_000, NOW)).not.toBeNull();
});

test('the mark is taken out again', () => {
  expect(withoutRetry(`${PAGE}&retry=1`)).toBe(PAGE);
  expect(withoutRetry(PAGE)).toBeNull();
});
