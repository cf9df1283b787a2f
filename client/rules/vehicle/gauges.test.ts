import { expect, test } from 'vitest';
import type { AdvancedObd, Vehicle } from '../../api/model.ts';
import { type GaugeName, gaugesOf, statusesOf } from './gauges.ts';
import { aVehicle } from './vehicle.fixture.ts';

const plan = aVehicle().pricing_plan;
const NO_BUS = { ...plan, supports_advanced_obd: false };
const REPORTED = {
  timestamp: '2026-11-21T15:59:00Z',
  latitude: 41.886,
  longitude: -87.652,
  mileage: 41_120.4,
  main_battery_voltage: 12.5,
  backup_battery_percentage: 93,
  temperature: 43,
  ignition_on: false,
  armed: true,
  doors_open: false,
  controller: { engine_on: true, ignition_on: false, main_battery_voltage: 12.5 },
};
const BUS: AdvancedObd = {
  fuel_percent: { value: 58 },
  tire_pressure: {
    warning: true,
    front_left: { value: 35.6 },
    front_right: { value: 35.6 },
    back_left: { value: 26 },
    back_right: { value: 34.6 },
  },
};
const offers = { tire_pressure: true, fuel_percent: true };
const of = (changes: Partial<Vehicle>) => aVehicle({ last_known_state: REPORTED, obdSettings: offers, ...changes });

/** The gauges of a vehicle in short form: values, `low` after low ones, or the reason for a gap. */
function shown(vehicle: Vehicle, bus?: AdvancedObd | null): Partial<Record<GaugeName, string>> {
  const short = gaugesOf(vehicle, bus).map((gauge) => [
    gauge.name,
    gauge.gap ?? `${gauge.value} ${gauge.unit}${gauge.isLow ? ' low' : ''}`,
  ]);
  return Object.fromEntries(short);
}

const OWN = { temperature: '43 fahrenheit', odometer: '41120.4 mile' };
const POWERED = { vehicleBattery: '12.5 volt', trackerBattery: '93 percent', ...OWN };
const FULL = { ...POWERED, fuel: '58 percent', tires: '26 psi low' };

test.each<[what: string, changes: Partial<Vehicle>, bus: AdvancedObd | null | undefined, expected: object]>([
  ['a dash cam on a full plan', { product_name: 'ft-xc2' }, BUS, FULL],
  ['a module whose bus is loading', {}, undefined, { ...POWERED, fuel: 'reading', tires: 'reading' }],
  ['a module whose bus does not answer', {}, null, { ...POWERED, fuel: 'not_reported', tires: 'not_reported' }],
  ['a module whose bus reports no tires', {}, { fuel_percent: { value: 58 } }, { ...FULL, tires: 'not_reported' }],
  [
    'a plan without readings of the bus',
    { pricing_plan: NO_BUS },
    undefined,
    { ...POWERED, fuel: 'plan', tires: 'plan' },
  ],
  [
    'a module that reads only fuel',
    { product_name: 'ft-x1max', obdSettings: { tire_pressure: false, fuel_percent: true } },
    BUS,
    { ...POWERED, fuel: '58 percent' },
  ],
  ['a module that does not read the bus', { product_name: 'ft-x1r', obdSettings: {} }, BUS, POWERED],
  [
    'a DR3400, whatever its plan',
    { product_name: 'ft-dr3400-lte', obdSettings: {}, pricing_plan: NO_BUS },
    BUS,
    POWERED,
  ],
  [
    'a battery tracker: nothing of a vehicle',
    { product_name: 'ft-xt', obdSettings: {} },
    undefined,
    { trackerBattery: '93 percent', ...OWN },
  ],
  ['a hardwired battery tracker', { product_name: 'ft-xt', hardwired_mode: true, obdSettings: {} }, undefined, POWERED],
  ['a powered tracker', { product_name: 'ft-dr3100-gps', obdSettings: {} }, undefined, POWERED],
  ['an unknown product', { product_name: 'ft-x9' }, BUS, FULL],
  [
    'a module that never reported',
    { last_known_state: null, pricing_plan: NO_BUS, obdSettings: { fuel_percent: true } },
    undefined,
    {
      vehicleBattery: 'not_reported',
      trackerBattery: 'not_reported',
      fuel: 'plan',
      temperature: 'not_reported',
      odometer: 'not_reported',
    },
  ],
])('[core 3, core 6] %s shows its gauges', (_what, changes, bus, expected) => {
  expect(shown(of(changes), bus)).toEqual(expected);
});

const volts = (main_battery_voltage: number) => of({ last_known_state: { ...REPORTED, main_battery_voltage } });
const percent = (backup_battery_percentage: number) =>
  of({ last_known_state: { ...REPORTED, backup_battery_percentage } });
const fuel = (value: number): AdvancedObd => ({ fuel_percent: { value } });
const tires = (back_left: number, warning = false): AdvancedObd => ({
  tire_pressure: {
    warning,
    front_left: { value: 33 },
    front_right: { value: 33 },
    back_left: { value: back_left },
    back_right: { value: 33 },
  },
});

test.each<[gauge: GaugeName, value: string, vehicle: Vehicle, bus?: AdvancedObd]>([
  ['vehicleBattery', '11.7 volt low', volts(11.7)],
  ['vehicleBattery', '11.8 volt', volts(11.8)],
  ['vehicleBattery', 'not_reported', volts(0)],
  ['trackerBattery', '20 percent low', percent(20)],
  ['trackerBattery', '21 percent', percent(21)],
  ['fuel', '15 percent low', of({}), fuel(15)],
  ['fuel', '16 percent', of({}), fuel(16)],
  ['tires', '27.9 psi low', of({}), tires(27.9)],
  ['tires', '28 psi', of({}), tires(28)],
  ['tires', '30 psi low', of({}), tires(30, true)],
])('[core 9] %s is %s', (gauge, value, vehicle, bus) => {
  expect(shown(vehicle, bus ?? null)[gauge]).toBe(value);
});

test('[core 9] the cell of a tracker is low at 3.5 V, even without a percentage', () => {
  const tracker = (state: object) =>
    of({ product_name: 'ft-xt', obdSettings: {}, last_known_state: { timestamp: REPORTED.timestamp, ...state } });
  expect(shown(tracker({ main_battery_voltage: 3.5 })).trackerBattery).toBe('3.5 volt low');
  expect(shown(tracker({ main_battery_voltage: 3.9 })).trackerBattery).toBe('3.9 volt');
  expect(shown(tracker({ main_battery_voltage: 3.4, backup_battery_percentage: 60 })).trackerBattery).toBe(
    '60 percent low',
  );
  expect(shown(tracker({}))).toMatchObject({ trackerBattery: 'not_reported' });
});

test('[core 3] shows all four tires, and levels', () => {
  const gauges = gaugesOf(of({}), BUS);
  const [battery] = gauges;
  expect(battery?.gap === null && battery.level).toBeCloseTo(0.789, 3);
  expect(gauges.at(-1)).toMatchObject({
    level: 0.65,
    tires: [
      { name: 'front_left', psi: 35.6, isLow: false },
      { name: 'front_right', psi: 35.6, isLow: false },
      { name: 'back_left', psi: 26, isLow: true },
      { name: 'back_right', psi: 34.6, isLow: false },
    ],
  });
});

const CONTROLS = { lock: true, doors: false, engine: true, ignition: false };
test.each<[what: string, changes: Partial<Vehicle>, expected: object]>([
  ['a module', { product_name: 'ft-x1r' }, CONTROLS],
  ['a dash cam that locks', { product_name: 'ft-xc2' }, CONTROLS],
  ['a dash cam that does not lock', { product_name: 'ft-xc' }, { ignition: false }],
  ['a battery tracker', { product_name: 'ft-xt' }, {}],
  ['a powered tracker', { product_name: 'ft-dr3100-gps' }, { ignition: false }],
  ['a module on a tracking-only plan', { product_name: 'ft-x1r', tracking_only: true }, { ignition: false }],
  ['an unknown product', { product_name: 'ft-x9' }, CONTROLS],
  [
    'an unknown product with few values',
    { product_name: 'ft-x9', last_known_state: { timestamp: '', armed: true } },
    { lock: true },
  ],
  [
    'a module that never reported',
    { last_known_state: null },
    { lock: null, doors: null, engine: null, ignition: null },
  ],
])('[core 3] %s shows the states that it reports', (_what, changes, expected) => {
  expect(Object.fromEntries(statusesOf(of(changes)).map(({ name, isOn }) => [name, isOn]))).toEqual(expected);
});
