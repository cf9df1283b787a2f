import { expect, test } from 'vitest';
import { ALERT_TYPES, COMMAND_TYPES } from '../rules/commands/actions.ts';
import activity from './catalogs/en/activity.ts';

test('[commerce 3] every command type and alert type has a name', () => {
  expect([...COMMAND_TYPES, ...ALERT_TYPES].sort()).toEqual(Object.keys(activity.actions).sort());
  expect([COMMAND_TYPES.length, ALERT_TYPES.length]).toEqual([13, 25]);
});
