import type { AdvancedObd, Vehicle } from '../../api/model.ts';
import { allConcerns, type ConcernKind } from './concerns.ts';
import { type Gap, type GaugeName, type GaugeReading, gaugesOf, type Status, statusesOf } from './gauges.ts';
import { TIRES, type Tire } from './tires.ts';

/** Parts that are drawn where they are, from the front. */
export const PARTS = [
  'vehicleBattery',
  'engine',
  'front_left',
  'front_right',
  'doors',
  'lock',
  'back_left',
  'back_right',
  'fuel',
] as const;
export type PartName = (typeof PARTS)[number];

/** `isWrong`: as in "Needs attention". Readings have the units of the contract. */
export type Part = { isWrong: boolean } & (
  | { name: 'vehicleBattery' | 'fuel'; reading: GaugeReading }
  | { name: Tire; psi: number }
  | { name: 'doors' | 'lock'; isOn: boolean }
  /** `isOn` is `null` if only its codes are known. */
  | { name: 'engine'; isOn: boolean | null; codes: number }
);

export type Condition = {
  /** What the device reported of the parts, in the order of `PARTS`. */
  parts: readonly Part[];
  /** Readings of no part: the tracker's battery, temperature, odometer. */
  others: readonly GaugeReading[];
  /** What has no value, once for each reason. */
  gaps: readonly { gap: Gap; names: readonly GaugeName[] }[];
};

const IN_PARTS: ReadonlySet<GaugeName> = new Set(['vehicleBattery', 'fuel', 'tires']);

/** Condition of a vehicle at `now`: nothing that its device did not report, and wrong only what needs attention. */
export function conditionOf(vehicle: Vehicle, now: number, bus: AdvancedObd | null | undefined): Condition {
  const concerns = allConcerns(vehicle, now, { bus });
  const wrong = new Set<ConcernKind>(concerns.map(({ kind }) => kind));
  const gauges = gaugesOf(vehicle, bus);
  const readings = gauges.filter((gauge) => gauge.gap === null);
  const parts = [
    ...readings.flatMap((reading) => partsOf(reading, wrong)),
    ...statusParts(vehicle, concerns.find((concern) => concern.kind === 'trouble_codes')?.count ?? 0),
  ];
  const others = readings
    .filter(({ name }) => !IN_PARTS.has(name))
    .map((reading) => ({ ...reading, isLow: reading.name === 'trackerBattery' && wrong.has('tracker_battery') }));
  return { parts: parts.sort((a, b) => PARTS.indexOf(a.name) - PARTS.indexOf(b.name)), others, gaps: gapsOf(gauges) };
}

function partsOf(reading: GaugeReading, wrong: ReadonlySet<ConcernKind>): Part[] {
  switch (reading.name) {
    case 'vehicleBattery':
      return [{ name: 'vehicleBattery', reading, isWrong: wrong.has('vehicle_battery') }];
    case 'fuel':
      return [{ name: 'fuel', reading, isWrong: wrong.has('low_fuel') }];
    case 'tires':
      return TIRES.flatMap((name): Part[] => {
        const tire = reading.tires?.find((one) => one.name === name);
        return tire ? [{ name, psi: tire.psi, isWrong: tire.isLow && wrong.has('low_tire') }] : [];
      });
    default:
      return [];
  }
}

function statusParts(vehicle: Vehicle, codes: number): Part[] {
  const statuses = new Map<Status['name'], boolean | null>(statusesOf(vehicle).map(({ name, isOn }) => [name, isOn]));
  const engine = statuses.get('engine') ?? null;
  return [
    ...(['doors', 'lock'] as const).flatMap((name): Part[] => {
      const isOn = statuses.get(name) ?? null;
      return isOn === null ? [] : [{ name, isOn, isWrong: false }];
    }),
    ...(engine === null && codes === 0 ? [] : [{ name: 'engine' as const, isOn: engine, codes, isWrong: codes > 0 }]),
  ];
}

function gapsOf(gauges: ReturnType<typeof gaugesOf>): Condition['gaps'] {
  const byGap = new Map<Gap, GaugeName[]>();
  for (const { name, gap } of gauges) if (gap !== null) byGap.set(gap, [...(byGap.get(gap) ?? []), name]);
  return Array.from(byGap, ([gap, names]) => ({ gap, names }));
}
