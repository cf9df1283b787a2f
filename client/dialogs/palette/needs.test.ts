import { expect, test } from 'vitest';
import type { AdvancedObd } from '../../api/model.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { needNamed, withNeed } from './needs.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const WORDS = {
  alarm: ['alarm'],
  battery: ['battery', 'low battery'],
  codes: ['check engine'],
  tires: ['tires'],
  fuel: ['fuel', 'low fuel', 'gas'],
  service: ['service', 'oil'],
  offline: ['offline'],
};
const named = (query: string) => needNamed(query, (name) => WORDS[name]);

test('[core 2.7] words of users name what vehicles may need, from three letters on', () => {
  expect(['fuel', 'gas', 'Low fu', 'oil', 'tir'].map(named)).toEqual(['fuel', 'fuel', 'fuel', 'service', 'tires']);
  expect(['fu', 'van 12', 'full'].map(named)).toEqual([null, null, null]);
});

const fueled = (id: number, changes = {}) =>
  aVehicle({ id, obdSettings: { fuel_percent: true, tire_pressure: false }, ...changes });
const bus = (percent: number): AdvancedObd => ({ fuel_percent: { value: percent } });

test('[core 9] lists low fuel, then vehicles whose fuel no page has read', () => {
  const readings = new Map([
    [1, bus(14)],
    [2, bus(80)],
  ]);
  const vehicles = [fueled(3), fueled(2), fueled(1), fueled(4, { device_state: 'paused' }), aVehicle({ id: 5 })];
  const { known, unread, others } = withNeed('fuel', vehicles, { now: NOW, busOf: ({ id }) => readings.get(id) });
  expect(known.map(({ vehicle, concern }) => [vehicle.id, concern])).toEqual([[1, { kind: 'low_fuel', percent: 14 }]]);
  expect(unread.map(({ vehicle }) => vehicle.id)).toEqual([3]);
  expect(others).toBe(0);
});

test('[core 2.8] lists at most four vehicles, and counts the others', () => {
  const due = Array.from({ length: 7 }, (_, id) => aVehicle({ id, service_due: true }));
  const { known, others } = withNeed('service', due, { now: NOW, busOf: () => undefined });
  expect([known.length, others]).toEqual([4, 3]);
});
