import { type Camera, CLIP } from '../../../fixtures/media/clips.ts';
import { BENDS, HILLS, height, LOOP_METERS, SPEED, slope } from './journey.ts';

/** A point beside the road in camera space: meters right of the center line, above ground, ahead. */
export type Point = readonly [side: number, up: number, ahead: number];

/** In pixels. The horizontal field of view is about 94 degrees, as in dash cams. */
const FOCAL_LENGTH = 300;
const HORIZON = 162;
const CAMERA_HEIGHT = 1.45;
/** Right of the center line, looking forward: the center of the inner lane. */
const LANE_CENTRE = 1.8;
/** Near and far plane in meters. */
const NEAR = 0.9;
export const FAR = 290;

/** One camera at one time of the clip. Projects everything on the road to the picture. */
export class View {
  /** 1 looks forward, -1 back. */
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

  /** Meters ahead of the camera of a position on the road. Negative if already passed. */
  ahead(at: number): number {
    const meters = (at - this.#travelled) * this.direction;
    const passed = LOOP_METERS - FAR;
    return ((((meters + passed) % LOOP_METERS) + LOOP_METERS) % LOOP_METERS) - passed;
  }

  /** Position of the lens, right of the center line as seen by this camera. */
  get lens(): number {
    return this.direction * LANE_CENTRE;
  }

  /** Inverse: the position on the road at this distance ahead. */
  at(ahead: number): number {
    return this.#travelled + ahead * this.direction;
  }

  /** Offset of the horizon as the car turns and climbs, in pixels right and down. */
  get backdrop(): { x: number; y: number } {
    return {
      x: -FOCAL_LENGTH * Math.atan(this.#bendSlope),
      y: HORIZON + FOCAL_LENGTH * this.#hillSlope * this.direction,
    };
  }

  /** Projects a flat convex shape, clipped at the near plane. Empty if nothing is left. */
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

  /** Pixels per meter at this distance ahead. */
  scale(ahead: number): number {
    return FOCAL_LENGTH / Math.max(ahead, NEAR);
  }

  /** Meters right of, above and ahead of the lens, including the road's bends and hills. */
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
