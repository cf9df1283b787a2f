import type { Color } from '../color.ts';
import type { Painter } from '../painter.ts';
import { across, along, circle, lying } from '../shapes.ts';
import type { Point } from '../view.ts';

/** In meters. `belt`: height of the windows' lower edge. Each end has a level deck of this length, then glass up to the roof. */
type Body = {
  width: number;
  length: number;
  belt: number;
  roof: number;
  nose: { deck: number; glass: number };
  tail: { deck: number; glass: number };
  sideWindows: boolean;
};

const SEDAN: Body = {
  width: 1.82,
  length: 4.7,
  belt: 0.95,
  roof: 1.45,
  nose: { deck: 1.2, glass: 0.9 },
  tail: { deck: 0.75, glass: 0.7 },
  sideWindows: true,
};
const SUV: Body = {
  width: 1.92,
  length: 4.7,
  belt: 1.1,
  roof: 1.74,
  nose: { deck: 1.1, glass: 0.7 },
  tail: { deck: 0.06, glass: 0.4 },
  sideWindows: true,
};
const VAN: Body = {
  width: 2.04,
  length: 5.6,
  belt: 1.25,
  roof: 2.5,
  nose: { deck: 0.7, glass: 0.8 },
  tail: { deck: 0.02, glass: 0.06 },
  sideWindows: false,
};
export const BODIES = { sedan: SEDAN, suv: SUV, van: VAN } as const;

/** One vehicle as seen by the camera. `side`: of its center. `ahead`: meters to the visible end. `end`: the visible end. */
export type Met = {
  body: Body;
  paint: Color;
  side: number;
  ahead: number;
  end: 'nose' | 'tail';
};

const GLASS: Color = [58, 66, 82];
const RUBBER: Color = [34, 33, 36];
const BUMPER: Color = [58, 58, 62];
const PLATE: Color = [222, 222, 214];
const TAIL_LIGHT: Color = [236, 52, 36];
const HEADLIGHT: Color = [255, 248, 222];
/** Inset of the roof on each side, and size of the wheels. */
const TAPER = 0.2;
const WHEEL = 0.33;

export function paintVehicle(painter: Painter, met: Met): void {
  if (met.ahead + met.body.length < 1) return;
  paintShadow(painter, met);
  paintFlank(painter, met);
  paintEnd(painter, met);
}

function paintShadow(painter: Painter, { body, side, ahead }: Met): void {
  const { cast } = painter.light;
  const reach = body.belt * 0.8;
  const left = side - body.width / 2 + Math.min(0, cast.side) * reach;
  const right = side + body.width / 2 + Math.max(0, cast.side) * reach;
  painter.shadow(lying(left, right, ahead + Math.min(0, cast.ahead) * reach, ahead + body.length));
}

/** The long side facing the camera. */
function paintFlank(painter: Painter, { body, paint, side, ahead, end }: Met): void {
  const inward = side > painter.view.lens ? 1 : -1;
  const flank = side - (inward * body.width) / 2;
  const far = ahead + body.length;
  const here = body[end];
  const there = body[end === 'nose' ? 'tail' : 'nose'];
  const cabin: Point[] = [
    [flank, body.belt, ahead + here.deck],
    [flank, body.belt, far - there.deck],
    [flank + inward * TAPER, body.roof, far - there.deck - there.glass],
    [flank + inward * TAPER, body.roof, ahead + here.deck + here.glass],
  ];
  painter.roadside(cabin, body.sideWindows ? GLASS : paint);
  painter.roadside(along(flank, ahead, far, 0.35, body.belt), paint);
  painter.roadside(along(flank, ahead, far, 0.28, 0.42), BUMPER);
  for (const axle of [ahead + 0.9, far - 0.9]) {
    const wheel = circle(10).map(([sine, cosine]): Point => [flank, WHEEL * (1 + sine), axle + WHEEL * cosine]);
    painter.roadside(wheel, RUBBER);
  }
}

/** Sloping glass, deck, lights, plate and wheels of the visible end. */
function paintEnd(painter: Painter, { body, paint, side, ahead, end }: Met): void {
  const half = body.width / 2;
  const { deck, glass } = body[end];
  const panel = (from: number, to: number, bottom: number, top: number): Point[] =>
    across(side + from, side + to, bottom, top, ahead);
  const sloping = (inset: number, bottom: number, top: number): Point[] => {
    const corner = (sign: number, up: number): Point => {
      const share = (up - body.belt) / (body.roof - body.belt);
      return [side + sign * (half - inset - TAPER * share), up, ahead + deck + glass * share];
    };
    return [corner(-1, bottom), corner(1, bottom), corner(1, top), corner(-1, top)];
  };
  for (const wheel of [-half + 0.04, half - 0.3]) painter.facing(panel(wheel, wheel + 0.26, 0, 0.5), RUBBER);
  painter.facing(sloping(0, body.belt, body.roof), paint);
  painter.facing(sloping(0.12, body.belt + 0.06, Math.min(body.roof - 0.1, body.belt + 0.75)), GLASS);
  painter.level(lying(side - half, side + half, ahead, ahead + deck, body.belt), paint);
  painter.facing(panel(-half, half, 0.4, body.belt), paint);
  painter.facing(panel(-half, half, 0.28, 0.5), BUMPER);
  painter.facing(panel(-0.26, 0.26, 0.56, 0.7), PLATE);
  for (const light of [-half + 0.24, half - 0.24]) {
    const lamp = panel(light - 0.2, light + 0.2, body.belt - 0.27, body.belt - 0.1);
    painter.glowing(lamp, end === 'nose' ? HEADLIGHT : TAIL_LIGHT);
    if (end === 'nose') painter.ball([side + light, body.belt - 0.18, ahead], 0.36, HEADLIGHT, 0.12);
  }
}
