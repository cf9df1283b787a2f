import type { Color } from '../color.ts';
import { LOOP_METERS } from '../journey.ts';
import type { Painter } from '../painter.ts';
import { lying } from '../shapes.ts';
import { FAR } from '../view.ts';

/** Crossing streets: the position of their center on the road, and half their width, in meters. */
export const CROSSINGS = [93, 273] as const;
export const CROSSING_HALF = 6;
/** Meters from the center line: two lanes per side, then curb, grass and sidewalk. */
const LANE = 3.6;
const ROAD_EDGE = 2 * LANE;
const WHEEL_TRACKS = [1.05, 2.55, 4.65, 6.15] as const;
const SIDEWALK_FROM = 9.4;
const SIDEWALK_TO = 11.2;
/** Half the width of the ground: the width of the picture at the end of the haze. */
const FAR_ASIDE = 120;

const ASPHALT: Color = [92, 90, 94];
const WORN_ASPHALT: Color = [87, 85, 89];
const LAWN: readonly [Color, Color] = [
  [112, 126, 66],
  [118, 131, 70],
];
const SIDEWALK: readonly [Color, Color] = [
  [176, 168, 158],
  [170, 162, 152],
];
const KERB: Color = [150, 145, 138];
const WHITE: Color = [232, 228, 218];
const YELLOW: Color = [226, 172, 58];

/** Length in meters of a ground slice. Divides the loop, so that each slice has a fixed place on the road. */
const SLICE = 3;
/** One slice in four has a lane dash: ten feet painted, thirty not. */
const DASH_EVERY = 4;
/** Lawns change their shade every four slices. */
const LAWN_SLICES = 4;

/** Lawns, sidewalks, road and markings within sight, back to front. */
export function paintGround(painter: Painter): void {
  const { view } = painter;
  const here = Math.floor(view.at(0) / SLICE);
  for (let count = Math.ceil(FAR / SLICE); count >= 0; count--) {
    const index = here + count * view.direction;
    const near = view.direction === 1 ? index * SLICE - view.at(0) : view.at(0) - (index + 1) * SLICE;
    paintSlice(painter, near, index);
  }
}

function paintSlice(painter: Painter, near: number, index: number): void {
  const band = (from: number, to: number, color: Color): void =>
    painter.level(lying(from, to, near, near + SLICE), color);
  const line = (middle: number, width: number, color: Color): void =>
    band(middle - width / 2, middle + width / 2, color);
  const crossing = toCrossing((index + 0.5) * SLICE);
  if (crossing < CROSSING_HALF) {
    band(-FAR_ASIDE, FAR_ASIDE, ASPHALT);
    return;
  }
  band(-FAR_ASIDE, FAR_ASIDE, LAWN[Math.floor(index / LAWN_SLICES) & 1] ?? ASPHALT);
  for (const side of [-1, 1]) {
    band(side * SIDEWALK_FROM, side * SIDEWALK_TO, SIDEWALK[index & 1] ?? ASPHALT);
    line(side * (ROAD_EDGE + 0.15), 0.3, KERB);
  }
  band(-ROAD_EDGE, ROAD_EDGE, ASPHALT);
  for (const side of [-1, 1]) {
    for (const track of WHEEL_TRACKS) line(side * track, 0.6, WORN_ASPHALT);
    line(side * 0.17, 0.14, YELLOW);
    line(side * (ROAD_EDGE - 0.28), 0.13, WHITE);
    if (index % DASH_EVERY === 0) line(side * LANE, 0.14, WHITE);
  }
  if (crossing < CROSSING_HALF + SLICE) for (let stripe = -6.3; stripe < 6.6; stripe += 1.2) line(stripe, 0.55, WHITE);
}

/** Distance along the road in meters to the center of the nearest crossing. */
export function toCrossing(at: number): number {
  const distances = CROSSINGS.map((crossing) => {
    const meters = Math.abs(at - crossing) % LOOP_METERS;
    return Math.min(meters, LOOP_METERS - meters);
  });
  return Math.min(...distances);
}
