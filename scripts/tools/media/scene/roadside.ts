import { type Color, lit, mix } from '../color.ts';
import type { Painter } from '../painter.ts';
import { across, along, circle, lying } from '../shapes.ts';
import type { Point } from '../view.ts';

/** In meters. `mirrored` varies adjacent trees. */
export type Tree = { side: number; height: number; crown: number; leaves: Color; mirrored: boolean };

const BARK: Color = [92, 70, 56];
const HEDGE: Color = [74, 98, 52];
const STEEL: Color = [78, 80, 84];
const SIGNAL_BOX: Color = [48, 46, 40];
const GREEN_LIGHT: Color = [86, 240, 160];
const LAMPLIGHT: Color = [255, 240, 206];

/** Clumps of a crown, in parts of its radius. Brightness 0 is shade, 1 is the light of the sky. */
const CLUMPS: readonly (readonly [right: number, up: number, size: number, brightness: number])[] = [
  [0, -0.3, 0.82, 0],
  [-0.55, -0.1, 0.6, 0],
  [0.55, -0.05, 0.62, 0],
  [0, 0.25, 0.75, 0.5],
  [-0.4, 0.3, 0.5, 0.5],
  [0.38, 0.38, 0.5, 0.5],
  [0.1, 0.62, 0.45, 1],
  [-0.15, 0.5, 0.36, 1],
];

export function paintTree(painter: Painter, { side, height, crown, leaves, mirrored }: Tree, ahead: number): void {
  painter.facing(across(side - 0.16, side + 0.16, 0, height - crown, ahead), BARK);
  const shaded = lit(leaves, painter.light.facing);
  const bright = lit(leaves, painter.light.level);
  for (const [right, up, size, brightness] of CLUMPS) {
    const middle: Point = [side + (mirrored ? -right : right) * crown, height - crown + up * crown + 0.3, ahead];
    painter.ball(middle, size * crown, mix(shaded, bright, brightness));
  }
}

export function paintTreeShadow(painter: Painter, { side, height, crown }: Tree, ahead: number): void {
  const { cast } = painter.light;
  const length = Math.hypot(cast.side, cast.ahead);
  /** Shadow of a point that is `up` meters high and `right` meters right of the trunk, as seen from the sun. */
  const fallen = (up: number, right: number): Point => [
    side + cast.side * up - (cast.ahead / length) * right,
    0,
    ahead + cast.ahead * up + (cast.side / length) * right,
  ];
  const trunk = height - crown * 1.6;
  painter.shadow([fallen(0, -0.15), fallen(0, 0.15), fallen(trunk, 0.15), fallen(trunk, -0.15)]);
  const middle = height - crown * 0.8;
  painter.shadow(circle(12).map(([sine, cosine]) => fallen(middle + 0.8 * crown * sine, 0.9 * crown * cosine)));
}

/** A clipped hedge along the sidewalk. `ahead`: meters to its center. */
export function paintHedge(painter: Painter, side: number, length: number, ahead: number): void {
  const back = side + Math.sign(side) * 0.8;
  const near = ahead - length / 2;
  const far = ahead + length / 2;
  painter.level(lying(side, back, near, far, 0.9), HEDGE);
  painter.roadside(along(side, near, far, 0, 0.9), HEDGE);
  painter.facing(across(side, back, 0, 0.9, near), HEDGE);
}

/** A street lamp over the road, switched on. */
export function paintLamp(painter: Painter, side: number, ahead: number): void {
  const over = side - Math.sign(side) * 2.4;
  paintPole(painter, side, 7.6, ahead);
  paintArm(painter, [side, 7.6, ahead], [over, 7.95, ahead]);
  painter.ball([over, 7.85, ahead], 0.5, LAMPLIGHT, 0.2);
  painter.ball([over, 7.85, ahead], 0.2, LAMPLIGHT);
}

/** Traffic lights on an arm over the road, showing green. */
export function paintSignal(painter: Painter, side: number, ahead: number): void {
  const inward = -Math.sign(side);
  paintPole(painter, side, 6.2, ahead);
  paintArm(painter, [side, 6, ahead], [side + inward * 6.4, 6.15, ahead]);
  for (const out of [3.5, 6.3]) {
    const middle = side + inward * out;
    painter.facing(across(middle - 0.24, middle + 0.24, 5.5, 6.6, ahead), SIGNAL_BOX);
    painter.ball([middle, 5.75, ahead], 0.17, GREEN_LIGHT);
  }
}

const paintPole = (painter: Painter, side: number, height: number, ahead: number): void =>
  painter.facing(across(side - 0.1, side + 0.1, 0, height, ahead), STEEL);

function paintArm(painter: Painter, from: Point, to: Point): void {
  const thick = 0.14;
  const raised = ([side, up, ahead]: Point): Point => [side, up + thick, ahead];
  painter.facing([from, to, raised(to), raised(from)], STEEL);
}
