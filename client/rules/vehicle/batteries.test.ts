import { expect, test } from 'vitest';
import { batteriesOf } from './batteries.ts';
import { aVehicle } from './vehicle.fixture.ts';

const state = { timestamp: '2026-11-21T15:59:00Z' };
const of = (product_name: string, reported: object, changes: object = {}) =>
  batteriesOf(aVehicle({ product_name, last_known_state: { ...state, ...reported }, ...changes }));

test.each([
  [11.7, true],
  [11.8, false],
])('[core 9] a vehicle battery of %d V: low is %s', (value, isLow) => {
  const battery = { value, unit: 'volt', isLow };
  expect(of('ft-x1max', { main_battery_voltage: value }).vehicle).toMatchObject(battery);
  expect(of('ft-x1max', { controller: { main_battery_voltage: value } }).vehicle).toMatchObject(battery);
});

test.each([
  [20, true],
  [21, false],
])('[core 9] a tracker battery of %d %: low is %s', (value, isLow) => {
  const tracker = { value, unit: 'percent', isLow, level: value / 100 };
  expect(of('ft-x1max', { backup_battery_percentage: value }).tracker).toEqual(tracker);
  expect(of('ft-xt', { backup_battery_percentage: value }).tracker).toEqual(tracker);
});

test('[core 9] the volts of a tracker on its own cell are those of the cell: low at 3.5 or less', () => {
  expect(of('ft-xt', { main_battery_voltage: 4 })).toEqual({
    vehicle: null,
    tracker: { value: 4, unit: 'volt', isLow: false, level: null },
  });
  expect(of('ft-xt', { main_battery_voltage: 3.5 }).tracker).toMatchObject({ value: 3.5, unit: 'volt', isLow: true });
  expect(of('ft-xt', { main_battery_voltage: 3.5, backup_battery_percentage: 80 }).tracker?.isLow).toBe(true);
  expect(of('ft-xt', { main_battery_voltage: 11 }, { hardwired_mode: true }).vehicle).toMatchObject({
    value: 11,
    isLow: true,
  });
});

test.each([
  [10.5, 0],
  [11, 0],
  [11.95, 0.5],
  [12.9, 1],
  [14.4, 1],
])("a vehicle's battery of %d V is full by %d", (volts, level) => {
  expect(of('ft-x1max', { main_battery_voltage: volts }).vehicle?.level).toBeCloseTo(level);
});

test('no connected and no reported battery is no battery', () => {
  expect(of('ft-x1max', { main_battery_voltage: 0 })).toEqual({ vehicle: null, tracker: null });
  expect(batteriesOf(aVehicle({ last_known_state: null }))).toEqual({ vehicle: null, tracker: null });
});
