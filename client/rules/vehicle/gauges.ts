import type { AdvancedObd, TirePressure, Vehicle } from '../../api/model.ts';
import { LOW } from '../constants/measures.ts';
import { batteriesOf, livesOnItsOwn, type TrackerBattery, type VehicleBattery } from './batteries.ts';
import { productCapabilities } from './product-capabilities.ts';
import { TIRES, type Tire } from './tires.ts';

/** Gauges of a vehicle's condition (core 3), in display order. */
export const GAUGES = ['vehicleBattery', 'trackerBattery', 'fuel', 'temperature', 'odometer', 'tires'] as const;
export type GaugeName = (typeof GAUGES)[number];

/** Why a gauge of this product has no value: missing in its plan, loading, or not reported. */
export type Gap = 'plan' | 'reading' | 'not_reported';

export type TireReading = { name: Tire; psi: number; isLow: boolean };

/** Values in the units of the contract: volts, percent, psi, degrees Fahrenheit, miles. */
export type GaugeReading = {
  name: GaugeName;
  gap: null;
  value: number;
  unit: 'volt' | 'percent' | 'psi' | 'fahrenheit' | 'mile';
  /** 0 to 1. `null` if there is no full value. */
  level: number | null;
  isLow: boolean;
  /** All four tires. `value` is the lowest. */
  tires?: readonly TireReading[];
};
export type Gauge = GaugeReading | { name: GaugeName; gap: Gap };

type Facts = Pick<Vehicle, 'product_name' | 'hardwired_mode' | 'obdSettings' | 'pricing_plan' | 'last_known_state'>;

/** Pressure in psi at which a tire is drawn as full. */
const FULL_TIRE = 40;

/**
 * Returns every gauge of the product, with its reading or the reason for a gap. Leaves out gauges that the product cannot have.
 * `bus`: readings of the vehicle's bus, `undefined` while loading, `null` if it did not answer.
 */
export function gaugesOf(vehicle: Facts, bus: AdvancedObd | null | undefined): Gauge[] {
  const batteries = batteriesOf(vehicle);
  const { temperature, mileage } = vehicle.last_known_state ?? {};
  return [
    ...(livesOnItsOwn(vehicle) ? [] : [battery('vehicleBattery', batteries.vehicle)]),
    battery('trackerBattery', batteries.tracker),
    ...busGauge('fuel', vehicle, bus, fuel),
    simple('temperature', 'fahrenheit', temperature),
    simple('odometer', 'mile', mileage),
    ...busGauge('tires', vehicle, bus, tires),
  ];
}

const unread = (name: GaugeName, gap: Gap = 'not_reported'): Gauge => ({ name, gap });

function simple(name: GaugeName, unit: GaugeReading['unit'], value: number | undefined): Gauge {
  return value === undefined ? unread(name) : { name, gap: null, value, unit, level: null, isLow: false };
}

const battery = (name: GaugeName, reading: VehicleBattery | TrackerBattery | null): Gauge =>
  reading === null ? unread(name) : { name, gap: null, ...reading };

/** Readings of the bus: left out if the device does not support them, empty if the plan lacks them (core 6). */
function busGauge(
  name: 'fuel' | 'tires',
  { obdSettings, pricing_plan }: Facts,
  bus: AdvancedObd | null | undefined,
  read: (bus: AdvancedObd) => GaugeReading | null,
): Gauge[] {
  const isOffered = name === 'fuel' ? obdSettings?.fuel_percent : obdSettings?.tire_pressure;
  if (!isOffered) return [];
  if (!pricing_plan.supports_advanced_obd) return [unread(name, 'plan')];
  if (bus === undefined) return [unread(name, 'reading')];
  return [(bus && read(bus)) ?? unread(name)];
}

function fuel({ fuel_percent }: AdvancedObd): GaugeReading | null {
  if (!fuel_percent) return null;
  const { value } = fuel_percent;
  const level = between(0, value / 100, 1);
  return { name: 'fuel', gap: null, value, unit: 'percent', level, isLow: value <= LOW.fuel.percent };
}

function tires({ tire_pressure: pressure }: AdvancedObd): GaugeReading | null {
  if (!pressure) return null;
  const four = fourOf(pressure);
  const value = Math.min(...four.map(({ psi }) => psi));
  const isLow = pressure.warning || four.some((tire) => tire.isLow);
  const level = between(0, value / FULL_TIRE, 1);
  return { name: 'tires', gap: null, value, unit: 'psi', level, isLow, tires: four };
}

const fourOf = (pressure: Pick<TirePressure, Tire>): TireReading[] =>
  TIRES.map((name) => ({ name, psi: pressure[name].value, isLow: pressure[name].value < LOW.tire.under }));

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** State of a vehicle with controls. `null`: not reported. */
export type Status = { name: 'lock' | 'doors' | 'engine' | 'ignition'; isOn: boolean | null };

/**
 * Lock, doors, engine and ignition, as far as the product reports them. Lock and doors need a product that can lock, the engine one
 * that can start it. A tracker on its own battery has no ignition. For an unknown product, its report decides.
 */
export function statusesOf(vehicle: Facts & Pick<Vehicle, 'tracking_only'>): Status[] {
  const { armed, doors_open, ignition_on, controller } = vehicle.last_known_state ?? {};
  const capabilities = productCapabilities(vehicle.product_name);
  const controls = capabilities && !vehicle.tracking_only ? capabilities.commands : [];
  const reported: readonly [Status['name'], boolean | undefined, boolean][] = [
    ['lock', armed, controls.includes('arm')],
    ['doors', doors_open, controls.includes('arm')],
    ['engine', controller?.engine_on ?? ignition_on, controls.includes('remote_start')],
    ['ignition', ignition_on ?? controller?.ignition_on, capabilities !== null && !livesOnItsOwn(vehicle)],
  ];
  return reported
    .filter(([, value, isOfProduct]) => isOfProduct || (capabilities === null && value !== undefined))
    .map(([name, value]) => ({ name, isOn: value ?? null }));
}
