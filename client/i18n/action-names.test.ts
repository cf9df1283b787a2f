import { expect, test } from 'vitest';
import { ALERT_TYPES, COMMAND_TYPES } from '../rules/commands/actions.ts';
import en from './catalogs/en/activity.ts';
import es from './catalogs/es/activity.ts';
import fr from './catalogs/fr/activity.ts';

test('[commerce 3] every command type and alert type has a name', () => {
  expect([...COMMAND_TYPES, ...ALERT_TYPES].sort()).toEqual(Object.keys(en.actions).sort());
  expect([COMMAND_TYPES.length, ALERT_TYPES.length]).toEqual([13, 25]);
});

test.each([
  ['en', en],
  ['fr', fr],
  ['es', es],
])(
  '[commerce 2] in %s, each type has a name of its own where all types are listed',
  (_language, { actions, names }) => {
    const listed = { ...actions, ...names };
    for (const types of [COMMAND_TYPES, ALERT_TYPES]) {
      const all = types.map((type) => listed[type]);
      expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
    }
  },
);
