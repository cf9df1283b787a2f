import type { Rate } from './load.ts';
import { PRISM_VERSION } from './peers.ts';
import { type Measure, numberText } from './report.ts';

/** `unchecked`: the mock without response validation. `bare`: the framework alone, where measured. */
export type Rates = { mock: Rate; unchecked: Rate; prism: Rate; bare?: Rate };

/** One kind of request: answers per second of each server, and their ratio. */
export function measuresOf(name: string, { mock, unchecked, prism, bare }: Rates): Measure[] {
  const rate = (who: string, { perSecond, bytes }: Rate): Measure => ({
    name: `${name}: ${who}`,
    value: perSecond,
    unit: '/s',
    note: `${numberText(bytes)} bytes`,
  });
  const all = [
    rate('mock', mock),
    rate('mock without response validation', unchecked),
    rate(`Prism ${PRISM_VERSION}`, prism),
    ratio(`${name}: mock / Prism`, mock, prism, 10),
    ratio(`${name}: mock without response validation / Prism`, unchecked, prism, 10),
  ];
  if (!bare) return all;
  return [
    ...all,
    rate('bare Hono', bare),
    ratio(`${name}: mock / bare Hono`, mock, bare, 0.5),
    ratio(`${name}: mock without response validation / bare Hono`, unchecked, bare, 0.5),
  ];
}

function ratio(name: string, one: Rate, other: Rate, atLeast: number): Measure {
  return { name, value: one.perSecond / other.perSecond, unit: '×', target: { atLeast } };
}

/** Compares pages per vehicle, because Prism generates few of them regardless of the limit. `vehicles`: mean per page. */
export function measuresOfPages(name: string, rates: Rates, vehicles: { mock: number; prism: number }): Measure[] {
  const perVehicle = (rate: Rate, rows: number): Rate => ({ ...rate, perSecond: rate.perSecond * rows });
  const prism = perVehicle(rates.prism, vehicles.prism);
  const note = `pages of ${numberText(vehicles.mock)} and ${numberText(vehicles.prism)}`;
  return [
    ...measuresOf(name, rates).map((measure) => (measure.unit === '×' ? withoutTarget(measure) : measure)),
    { ...ratio('Vehicles in pages: mock / Prism', perVehicle(rates.mock, vehicles.mock), prism, 10), note },
    {
      ...ratio(
        'Vehicles in pages: mock without response validation / Prism',
        perVehicle(rates.unchecked, vehicles.mock),
        prism,
        10,
      ),
      note,
    },
  ];
}

function withoutTarget({ target: _target, ...measure }: Measure): Measure {
  return measure;
}
