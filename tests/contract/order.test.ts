import { expect, test } from 'vitest';
import { operationIds } from './contract.ts';
import { inOrder, type Plans, predecessors } from './order.ts';
import { plans } from './plans/index.ts';

const ordered = inOrder(plans);
const place = (id: (typeof operationIds)[number]): number => ordered.indexOf(id);

test('every operation is asked once, after those that show what it needs', () => {
  expect([...ordered].sort()).toEqual([...operationIds].sort());
  for (const id of operationIds) {
    for (const before of predecessors(id, plans)) expect(place(before)).toBeLessThan(place(id));
  }
});

test('what is made is looked at and changed before it is removed', () => {
  for (const thing of ['Card', 'Filter', 'Geofence'] as const) {
    expect(place(`create${thing}`)).toBeLessThan(place(`update${thing}`));
    expect(place(`update${thing}`)).toBeLessThan(place(`delete${thing}`));
  }
});

test('reads come before writes, and what lasts comes last', () => {
  const effects = ordered.map((id) => plans[id].effect);
  expect(effects.indexOf('lasting')).toBeGreaterThan(effects.lastIndexOf('passing'));
  const late = ordered.slice(effects.indexOf('passing')).filter((id) => plans[id].effect === 'read');
  // A live stream has to be started before it can be read.
  expect(late).toEqual(['getStream']);
});

test('the vehicle stays in service until everything was asked of it', () => {
  for (const id of operationIds) {
    const isAsked = plans[id].needs.includes('ownVehicle') && id !== 'deactivateDevice';
    if (isAsked) expect({ id, before: place(id) < place('deactivateDevice') }).toEqual({ id, before: true });
  }
});

test('plans that wait for each other are named', () => {
  const tied: Plans = {
    ...plans,
    listCards: { effect: 'read', needs: [], after: ['getCard'] },
  };
  expect(() => inOrder(tied)).toThrow(/^These plans wait for each other: listCards, getCard$/);
});
