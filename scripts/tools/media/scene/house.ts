import type { Color } from '../color.ts';
import type { Painter } from '../painter.ts';
import { across, along } from '../shapes.ts';
import type { Point } from '../view.ts';

/** A house facing the road, in meters. */
export type House = {
  /** Distance of the front from the center line. The sign is the side. */
  side: number;
  /** Width of the front along the road. */
  length: number;
  depth: number;
  eaves: number;
  /** Height of the ridge above the eaves. 0 is a flat roof with a cornice. */
  gable: number;
  wall: Color;
  roof: Color;
  /** Lit windows of the front, as bits: four per story. */
  lights: number;
};

const GLASS: Color = [74, 84, 104];
const LAMPLIGHT: Color = [255, 206, 118];
const DOOR: Color = [78, 52, 40];
const STONE: Color = [196, 184, 166];
const STOREY = 3.1;
/** Wall width per window of the front. */
const BAY = 2.6;

/** `ahead`: meters to the center of the house. Its back and far end are never visible. */
export function paintHouse(painter: Painter, house: House, ahead: number): void {
  const near = ahead - house.length / 2;
  const far = ahead + house.length / 2;
  paintWalls(painter, house, near, far);
  if (house.gable > 0) paintGableRoof(painter, house, near, far);
  else paintCornice(painter, house, near, far);
  paintFront(painter, house, near);
  paintEnd(painter, house, near);
}

/** Direction away from the road. */
const outward = (house: House): number => Math.sign(house.side);
const backOf = (house: House): number => house.side + outward(house) * house.depth;
const storeys = (house: House): number => Math.floor((house.eaves + 0.6) / STOREY);

function paintWalls(painter: Painter, house: House, near: number, far: number): void {
  const end = across(house.side, backOf(house), 0, house.eaves, near);
  const ridge: Point = [(house.side + backOf(house)) / 2, house.eaves + house.gable, near];
  painter.facing(house.gable > 0 ? end.toSpliced(3, 0, ridge) : end, house.wall);
  painter.roadside(along(house.side, near, far, 0, house.eaves), house.wall);
}

/** Roof slope facing the road. */
function paintGableRoof(painter: Painter, house: House, near: number, far: number): void {
  const eave = house.side - outward(house) * 0.4;
  const ridge = (house.side + backOf(house)) / 2;
  const low = house.eaves - 0.25;
  const high = house.eaves + house.gable + 0.1;
  const slope: Point[] = [
    [eave, low, near - 0.3],
    [ridge, high, near - 0.3],
    [ridge, high, far + 0.3],
    [eave, low, far + 0.3],
  ];
  painter.roadside(slope, house.roof);
}

function paintCornice(painter: Painter, house: House, near: number, far: number): void {
  const front = house.side - outward(house) * 0.2;
  const bottom = house.eaves - 0.2;
  const top = house.eaves + 0.5;
  painter.roadside(along(front, near, far, bottom, top), STONE);
  painter.facing(across(front, backOf(house), bottom, top, near), STONE);
}

/** Windows and door of the front wall. */
function paintFront(painter: Painter, house: House, near: number): void {
  const bays = Math.floor((house.length - 0.6) / BAY);
  const margin = (house.length - bays * BAY) / 2;
  for (let storey = 0; storey < storeys(house); storey++)
    for (let bay = 0; bay < bays; bay++) {
      const from = near + margin + bay * BAY + 0.6;
      const floor = storey * STOREY + 0.4;
      if (storey === 0 && bay === bays >> 1) {
        painter.roadside(along(house.side, from, from + 1.1, 0.3, 2.5), DOOR);
        continue;
      }
      painter.roadside(along(house.side, from - 0.15, from + 1.55, floor + 0.5, floor + 2.25), STONE);
      const window = along(house.side, from, from + 1.4, floor + 0.65, floor + 2.1);
      if ((house.lights >> (storey * 4 + bay)) & 1) painter.glowing(window, LAMPLIGHT);
      else painter.roadside(window, GLASS);
    }
}

/** Windows of the side wall. */
function paintEnd(painter: Painter, house: House, near: number): void {
  for (let storey = 0; storey < storeys(house); storey++)
    for (const inward of [2, 5.5]) {
      const from = house.side + outward(house) * inward;
      const floor = storey * STOREY + 1;
      painter.facing(across(from, from + outward(house) * 1.2, floor, floor + 1.4, near), GLASS);
    }
}
