import { expect, test } from 'vitest';
import { operationIds } from './contract.ts';
import { inOrder, type Plans, predecessors } from './order.ts';
import { plans } from './plans/index.ts';

const ordered = inOrder(plans);
const place = (id: (typeof operationIds)[number]): number => ordered.indexOf(id);

test('runs every operation once, after those that provide its input', () => {
  expect([...ordered].sort()).toEqual([...operationIds].sort());
  for (const id of operationIds) {
    for (const before of predecessors(id, plans)) expect(place(before)).toBeLessThan(place(id));
  }
});

test('reads and changes a created resource before deleting it', () => {
  for (const thing of ['Card', 'Filter', 'Geofence'] as const) {
    expect(place(`create${thing}`)).toBeLessThan(place(`update${thing}`));
    expect(place(`update${thing}`)).toBeLessThan(place(`delete${thing}`));
  }
});

test('runs reads before writes and lasting effects last', () => {
  const effects = ordered.map((id) => plans[id].effect);
  expect(effects.indexOf('lasting')).toBeGreaterThan(effects.lastIndexOf('passing'));
  const late = ordered.slice(effects.indexOf('passing')).filter((id) => plans[id].effect === 'read');
  // An invitation must be sent and a live stream started before they can be read.
  expect(late).toEqual(['getTokenSubject', 'getStream']);
});

test('keeps the vehicle in service until all its operations ran', () => {
  for (const id of operationIds) {
    const isAsked = plans[id].needs.includes('ownVehicle') && id !== 'deactivateDevice';
    if (isAsked) expect({ id, before: place(id) < place('deactivateDevice') }).toEqual({ id, before: true });
  }
});

test('names plans that wait for each other', () => {
  const tied: Plans = {
    ...plans,
    listCards: { effect: 'read', needs: [], after: ['getCard'] },
  };
  expect(() => inOrder(tied)).toThrow(/^These plans wait for each other: listCards, getCard$/);
});
