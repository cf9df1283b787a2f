import { type Camera, CLIP } from '../../fixtures/media/clips.ts';
import { BENDS, HILLS, height, LOOP_METRES, SPEED, slope } from './journey.ts';

/** A point beside the road as one camera sees it: meters to the right of the center line, above ground, ahead. */
export type Point = readonly [side: number, up: number, ahead: number];

/** Pixels; about 94 degrees from left to right, as wide as dash cams are. */
const FOCAL_LENGTH = 300;
const HORIZON = 162;
const CAMERA_HEIGHT = 1.45;
/** Right of the center line, looking forward: the middle of the inner lane. */
const LANE_CENTRE = 1.8;
/** Nothing is drawn nearer than this, nor further than that; meters. */
const NEAR = 0.9;
export const FAR = 290;

/** One camera at one moment of the clip: where everything on the road is on the picture. */
export class View {
  /** 1 looks the way the car drives, -1 back. */
  readonly direction: 1 | -1;
  readonly #travelled: number;
  readonly #bend: number;
  readonly #bendSlope: number;
  readonly #hill: number;
  readonly #hillSlope: number;

  constructor(camera: Camera, seconds: number) {
    this.direction = camera === 'front' ? 1 : -1;
    this.#travelled = SPEED * seconds;
    this.#bend = height(BENDS, this.#travelled);
    this.#bendSlope = slope(BENDS, this.#travelled);
    this.#hill = height(HILLS, this.#travelled);
    this.#hillSlope = slope(HILLS, this.#travelled);
  }

  /** Meters ahead of the camera of what stands at a meter of the road; negative when already passed. */
  ahead(at: number): number {
    const metres = (at - this.#travelled) * this.direction;
    const passed = LOOP_METRES - FAR;
    return ((((metres + passed) % LOOP_METRES) + LOOP_METRES) % LOOP_METRES) - passed;
  }

  /** Where the lens is, right of the center line as this camera sees it. */
  get lens(): number {
    return this.direction * LANE_CENTRE;
  }

  /** The meter of the road that is so far ahead; its inverse. */
  at(ahead: number): number {
    return this.#travelled + ahead * this.direction;
  }

  /** Where the horizon and what stands on it moves as the car turns and climbs; pixels right and down. */
  get backdrop(): { x: number; y: number } {
    return {
      x: -FOCAL_LENGTH * Math.atan(this.#bendSlope),
      y: HORIZON + FOCAL_LENGTH * this.#hillSlope * this.direction,
    };
  }

  /** A flat convex shape on the picture, cut off where it comes too near; empty when nothing is left. */
  project(shape: readonly Point[]): number[] {
    const placed = shape.map((point) => this.#place(point));
    const polygon: number[] = [];
    let before = placed.at(-1);
    for (const point of placed) {
      if (before && before[2] < NEAR !== point[2] < NEAR) {
        const share = (NEAR - before[2]) / (point[2] - before[2]);
        const side = before[0] + (point[0] - before[0]) * share;
        polygon.push(...onPicture(side, before[1] + (point[1] - before[1]) * share, NEAR));
      }
      if (point[2] >= NEAR) polygon.push(...onPicture(...point));
      before = point;
    }
    return polygon;
  }

  /** Pixels of one meter so far ahead. */
  scale(ahead: number): number {
    return FOCAL_LENGTH / Math.max(ahead, NEAR);
  }

  /** Meters right of, above and ahead of the lens: the road's bends and hills taken in. */
  #place([side, up, ahead]: Point): Point {
    const at = this.at(ahead);
    const along = at - this.#travelled;
    const bend = height(BENDS, at) - this.#bend - this.#bendSlope * along;
    const rise = height(HILLS, at) - this.#hill - this.#hillSlope * along;
    return [side - this.lens + this.direction * bend, up + rise - CAMERA_HEIGHT, ahead];
  }
}

const onPicture = (right: number, up: number, ahead: number): [x: number, y: number] => [
  CLIP.width / 2 + (FOCAL_LENGTH * right) / ahead,
  HORIZON - (FOCAL_LENGTH * up) / ahead,
];
