import { expect, test } from 'vitest';
import type { AdvancedObd, Vehicle } from '../../api/model.ts';
import { conditionOf, PARTS } from './condition.ts';
import { aVehicle } from './vehicle.fixture.ts';

const NOW = Date.parse('2026-11-21T16:42:00Z');
const REPORTED = {
  timestamp: '2026-11-21T16:41:00Z',
  main_battery_voltage: 11.2,
  backup_battery_percentage: 93,
  armed: true,
  doors_open: false,
  controller: { engine_on: false, ignition_on: false, main_battery_voltage: 11.2 },
};
const BUS: AdvancedObd = {
  fuel_percent: { value: 14 },
  tire_pressure: {
    warning: true,
    front_left: { value: 35 },
    front_right: { value: 35 },
    back_left: { value: 26 },
    back_right: { value: 34 },
  },
};
const of = (changes: Partial<Vehicle>, bus: AdvancedObd | null | undefined = BUS) =>
  conditionOf(
    aVehicle({ last_known_state: REPORTED, obdSettings: { tire_pressure: true, fuel_percent: true }, ...changes }),
    NOW,
    bus,
  );
const wrong = ({ parts }: ReturnType<typeof of>) => parts.filter(({ isWrong }) => isWrong).map(({ name }) => name);

test('[core 3] has every reported part from the front, and marks what needs attention', () => {
  const condition = of({ dtc_error_count: 2 });
  expect(condition.parts.map(({ name }) => name)).toEqual(PARTS);
  expect(wrong(condition)).toEqual(['vehicleBattery', 'engine', 'back_left', 'fuel']);
});

test('[commerce 6] a paused vehicle needs a renewal: its last values are not marked', () => {
  expect(wrong(of({ device_state: 'paused' }))).toEqual([]);
});

test('[core 3] has no part without a report, and each reason of a gap once', () => {
  const silent = of({ last_known_state: null }, null);
  expect(silent.parts).toEqual([]);
  expect(silent.gaps).toEqual([
    { gap: 'not_reported', names: ['vehicleBattery', 'trackerBattery', 'fuel', 'temperature', 'odometer', 'tires'] },
  ]);
  const plan = aVehicle().pricing_plan;
  expect(of({ pricing_plan: { ...plan, supports_advanced_obd: false } }).gaps).toEqual([
    { gap: 'plan', names: ['fuel', 'tires'] },
    { gap: 'not_reported', names: ['temperature', 'odometer'] },
  ]);
});

test('[core 3] a tire warning without a low tire marks no tire', () => {
  const { tire_pressure } = BUS;
  const warned = tire_pressure && { tire_pressure: { ...tire_pressure, back_left: { value: 30 } } };
  expect(wrong(of({}, warned))).toEqual(['vehicleBattery']);
});
