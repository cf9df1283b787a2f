import type { Rate } from './load.ts';
import { PRISM_VERSION } from './peers.ts';
import { type Measure, numberText } from './report.ts';

/** `unchecked`: the mock without its check of answers; `bare`: where the framework alone was measured too. */
export type Rates = { mock: Rate; unchecked: Rate; prism: Rate; bare?: Rate };

/** One kind of request: how often each server answers it in a second, and how that compares. */
export function measuresOf(name: string, { mock, unchecked, prism, bare }: Rates): Measure[] {
  const rate = (who: string, { perSecond, bytes }: Rate): Measure => ({
    name: `${name}: ${who}`,
    value: perSecond,
    unit: '/s',
    note: `${numberText(bytes)} bytes`,
  });
  const all = [
    rate('mock', mock),
    rate('mock, answers not checked', unchecked),
    rate(`Prism ${PRISM_VERSION}`, prism),
    ratio(`${name}: mock / Prism`, mock, prism, 10),
    ratio(`${name}: mock, answers not checked / Prism`, unchecked, prism, 10),
  ];
  if (!bare) return all;
  return [
    ...all,
    rate('bare Hono', bare),
    ratio(`${name}: mock / bare Hono`, mock, bare, 0.5),
    ratio(`${name}: mock, answers not checked / bare Hono`, unchecked, bare, 0.5),
  ];
}

function ratio(name: string, one: Rate, other: Rate, atLeast: number): Measure {
  return { name, value: one.perSecond / other.perSecond, unit: '×', target: { atLeast } };
}

/** Pages are compared by the vehicle: Prism makes up few of them, whatever the limit. `vehicles`: in a page on average. */
export function measuresOfPages(name: string, rates: Rates, vehicles: { mock: number; prism: number }): Measure[] {
  const perVehicle = (rate: Rate, rows: number): Rate => ({ ...rate, perSecond: rate.perSecond * rows });
  const prism = perVehicle(rates.prism, vehicles.prism);
  const note = `pages of ${numberText(vehicles.mock)} and ${numberText(vehicles.prism)}`;
  return [
    ...measuresOf(name, rates).map((measure) => (measure.unit === '×' ? withoutTarget(measure) : measure)),
    { ...ratio('Vehicles in pages: mock / Prism', perVehicle(rates.mock, vehicles.mock), prism, 10), note },
    {
      ...ratio(
        'Vehicles in pages: mock, answers not checked / Prism',
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
