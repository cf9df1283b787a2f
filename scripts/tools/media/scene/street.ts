import { dice } from '../chance.ts';
import type { Color } from '../color.ts';
import { LOOP_METERS } from '../journey.ts';
import type { Painter } from '../painter.ts';
import { FAR } from '../view.ts';
import { CROSSING_HALF, CROSSINGS, toCrossing } from './ground.ts';
import { type House, paintHouse } from './house.ts';
import { paintHedge, paintLamp, paintSignal, paintTree, paintTreeShadow, type Tree } from './roadside.ts';

/** An object beside the road. `at`: position of its center on the road in meters. `half`: half its length. */
type Standing = {
  at: number;
  half: number;
  paint: (painter: Painter, ahead: number) => void;
  shade?: (painter: Painter, ahead: number) => void;
};

const BRICK: readonly Color[] = [
  [150, 84, 64],
  [168, 104, 74],
  [186, 148, 108],
  [132, 92, 78],
  [196, 180, 154],
  [214, 198, 168],
];
const ROOFS: readonly Color[] = [
  [92, 78, 76],
  [112, 84, 70],
  [80, 84, 92],
];
const AUTUMN: readonly Color[] = [
  [206, 138, 44],
  [216, 166, 58],
  [176, 92, 44],
  [128, 134, 58],
  [98, 118, 58],
  [190, 116, 42],
];

const LOT = 15;
const HOUSE_LINE = 14.5;
const TREE_LINE = 8.4;
/** In meters. Objects behind the camera may still cast a shadow into the picture. */
const LONGEST_SHADOW = 20;

/**
 * Draws both sides of the road in portions: each call of the returned function continues, back to front, until `nearest` meters
 * ahead, so that cars can be drawn in between. Draws all shadows first.
 */
export function paintStreet(painter: Painter): (nearest: number) => void {
  const standing = STREET.map((thing) => ({ ...thing, ahead: painter.view.ahead(thing.at) }))
    .filter(({ ahead }) => ahead > -LONGEST_SHADOW && ahead < FAR)
    .sort((a, b) => b.ahead + b.half - (a.ahead + a.half));
  for (const { shade, ahead } of standing) shade?.(painter, ahead);
  let next = 0;
  return (nearest) => {
    for (let thing = standing[next]; thing && thing.ahead + thing.half >= nearest; thing = standing[++next])
      thing.paint(painter, thing.ahead);
  };
}

/** Whether an object of this length fits at a position without standing in a crossing. */
const free = (at: number, half: number): boolean => toCrossing(at) > CROSSING_HALF + 3 + half;

/** As seen by the camera: the right side of the road looking forward is the left side looking back. */
const seen = (painter: Painter, side: number): number => side * painter.view.direction;

function placeOut(): Standing[] {
  const chance = dice(2026);
  const choose = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T;
  const street: Standing[] = [];
  for (const side of [-1, 1]) {
    for (let at = LOT / 2; at < LOOP_METERS; at += LOT) {
      const house = placeHouse(side, choose, chance);
      if (free(at, house.length / 2)) street.push(standHouse(house, at));
    }
    for (let at = 4 + side; at < LOOP_METERS; at += 12) {
      const tree = placeTree(side, choose, chance);
      if (chance() < 0.75 && free(at, 2)) street.push(standTree(tree, at));
    }
    for (let at = 22 + side * 10; at < LOOP_METERS; at += 36)
      street.push({ at, half: 0, paint: (painter, ahead) => paintLamp(painter, seen(painter, side * 7.9), ahead) });
    for (let at = LOT / 2; at < LOOP_METERS; at += LOT * 3)
      if (free(at, 4))
        street.push({
          at,
          half: 4,
          paint: (painter, ahead) => paintHedge(painter, seen(painter, side * 11.6), 8, ahead),
        });
  }
  for (const crossing of CROSSINGS)
    street.push(
      { at: crossing + CROSSING_HALF, half: 0, paint: (painter, ahead) => signal(painter, 1, ahead) },
      { at: crossing - CROSSING_HALF, half: 0, paint: (painter, ahead) => signal(painter, -1, ahead) },
    );
  return street;
}

/** Traffic lights hang on the far side of a crossing, above the lanes towards them. From behind they are dark. */
function signal(painter: Painter, side: number, ahead: number): void {
  if (side === painter.view.direction) paintSignal(painter, seen(painter, side * 7.9), ahead);
}

function placeHouse(side: number, choose: <T>(from: readonly T[]) => T, chance: () => number): House {
  const flat = chance() < 0.4;
  return {
    side: side * (HOUSE_LINE + chance() * 2),
    length: flat ? 9 + chance() * 4 : 8.5 + chance() * 3,
    depth: 10 + chance() * 4,
    eaves: flat ? (chance() < 0.5 ? 9.3 : 6.4) : chance() < 0.5 ? 3.4 : 6,
    gable: flat ? 0 : 2.4 + chance() * 1.4,
    wall: choose(BRICK),
    roof: choose(ROOFS),
    lights: Math.floor(chance() * 4096) & Math.floor(chance() * 4096),
  };
}

const standHouse = (house: House, at: number): Standing => ({
  at,
  half: house.length / 2,
  paint: (painter, ahead) => paintHouse(painter, { ...house, side: seen(painter, house.side) }, ahead),
});

function placeTree(side: number, choose: <T>(from: readonly T[]) => T, chance: () => number): Tree {
  const height = 5.2 + chance() * 3;
  return {
    side: side * (TREE_LINE + chance() * 0.6),
    height,
    crown: height * (0.3 + chance() * 0.06),
    leaves: choose(AUTUMN),
    mirrored: chance() < 0.5,
  };
}

const standTree = (tree: Tree, at: number): Standing => ({
  at,
  half: 0,
  paint: (painter, ahead) => paintTree(painter, { ...tree, side: seen(painter, tree.side) }, ahead),
  shade: (painter, ahead) => paintTreeShadow(painter, { ...tree, side: seen(painter, tree.side) }, ahead),
});

const STREET = placeOut();
