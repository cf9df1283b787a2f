import type { Units } from '../../rules/locale/units.ts';

/** A length on the map: `pixels` wide, which is `value` of a unit as `Intl` names it. */
export type Scale = { pixels: number; value: number; unit: 'mile' | 'foot' | 'kilometer' | 'meter' };

const EARTH_METRES = 40_075_016.686;
/** One world is this wide at zoom 0. */
const WORLD_PIXELS = 512;
const METRES = { mile: 1_609.344, foot: 0.3048, kilometer: 1_000, meter: 1 } as const;
/** Below these, the larger unit has values that nobody reads off a map. */
const SMALLEST = { mile: 0.5, kilometer: 1 } as const;

/** The longest round length that is at most `most` pixels wide at a latitude (degrees) and zoom. */
export function scaleAt(latitude: number, zoom: number, units: Units, most: number): Scale {
  const metresPerPixel = (EARTH_METRES * Math.cos((latitude * Math.PI) / 180)) / (WORLD_PIXELS * 2 ** zoom);
  const [large, small] = units === 'imperial' ? (['mile', 'foot'] as const) : (['kilometer', 'meter'] as const);
  const room = most * metresPerPixel;
  const unit = room / METRES[large] >= SMALLEST[large] ? large : small;
  const value = roundBelow(room / METRES[unit]);
  return { pixels: Math.round((value * METRES[unit]) / metresPerPixel), value, unit };
}

/** The largest of 1, 2 and 5 times a power of ten that is not above a number. */
function roundBelow(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  const step = length / power;
  return (step >= 5 ? 5 : step >= 2 ? 2 : 1) * power;
}
