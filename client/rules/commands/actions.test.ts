import { expect, test } from 'vitest';
import { NOTEWORTHY } from './actions.ts';

test('events of every trip are not noteworthy', () => {
  expect(NOTEWORTHY).not.toContain('ignition');
  expect(NOTEWORTHY).toContain('speed_limit');
  expect(NOTEWORTHY).toHaveLength(36);
});
