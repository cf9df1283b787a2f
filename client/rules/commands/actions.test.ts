import { expect, test } from 'vitest';
import activity from '../../i18n/catalogs/en/activity.ts';
import { ALERT_TYPES, COMMAND_TYPES, NOTEWORTHY } from './actions.ts';

test('[commerce 3] every command type and alert type has a name', () => {
  expect([...COMMAND_TYPES, ...ALERT_TYPES].sort()).toEqual(Object.keys(activity.actions).sort());
  expect([COMMAND_TYPES.length, ALERT_TYPES.length]).toEqual([13, 25]);
});

test('what comes with every trip is not noteworthy', () => {
  expect(NOTEWORTHY).not.toContain('ignition');
  expect(NOTEWORTHY).toContain('speed_limit');
  expect(NOTEWORTHY).toHaveLength(36);
});
