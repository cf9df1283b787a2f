import { expect, test } from 'vitest';
import { readRulesView, rulesQuery } from './rules-view.ts';

const read = (query: string) => readRulesView(new URLSearchParams(query));

test.each([
  ['', null],
  ['a=theft_alarm', null],
  ['view=rules', { group: null, vehicle: null, type: null, isForSeveral: false }],
  [
    'view=rules&vehicle_id=-1&rule=unknown&several=true',
    { group: null, vehicle: null, type: null, isForSeveral: false },
  ],
  ['view=rules&vehicle_id=1001&rule=curfew', { group: null, vehicle: 1001, type: 'curfew', isForSeveral: false }],
  ['view=rules&vehicle_id=1001&rule=geofences', { group: null, vehicle: 1001, type: null, isForSeveral: false }],
  ['view=rules&group=Trucks', { group: 'Trucks', vehicle: null, type: null, isForSeveral: false }],
  ['view=rules&rule=engine&several=true', { group: null, vehicle: null, type: 'engine', isForSeveral: true }],
])('[core 2.2] reads rules from the address %s', (query, view) => {
  expect(read(query)).toEqual(view);
});

test.each([
  'view=rules',
  'view=rules&vehicle_id=1001&rule=power_up_%26_gps_locked',
  'view=rules&vehicle_id=1001&rule=curfew&several=true',
  'view=rules&group=Trucks&vehicle_id=1001',
])('[core 2.2] keeps the address %s of rules', (query) => {
  const view = read(query);
  expect(view && rulesQuery(view).toString()).toBe(query);
});

test('[core 2.2] reads no vehicle from half a number, and no group from an empty one', () => {
  const nothing = { group: null, vehicle: null, type: null, isForSeveral: false };
  for (const query of ['vehicle_id=1.5', 'vehicle_id=0', 'group=', 'several=true', 'rule=geofences&several=true']) {
    expect(read(`view=rules&${query}`)).toEqual(nothing);
  }
  expect(read('view=rules&rule=curfew&several=yes')?.isForSeveral).toBe(false);
});

test('[core 2.2] writes several only beside a rule', () => {
  const view = { group: null, vehicle: null, type: null, isForSeveral: true };
  expect(String(rulesQuery(view))).toBe('view=rules');
});
