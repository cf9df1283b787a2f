import type { Canvas } from './canvas.ts';
import { type Color, lit, mix } from './color.ts';
import type { Light } from './light.ts';
import { circle } from './shapes.ts';
import type { Point, View } from './view.ts';

/** Distance in meters at which haze replaces two thirds of a color. */
const HAZE_DISTANCE = 150;
/** Share of the light that a shadow removes. */
const SHADOW = 0.3;

/** Draws surfaces beside the road onto a canvas, in meters, in the light and haze of one view. */
export class Painter {
  readonly view: View;
  readonly light: Light;
  readonly #canvas: Canvas;

  constructor(canvas: Canvas, view: View, light: Light) {
    this.#canvas = canvas;
    this.view = view;
    this.light = light;
  }

  /** A surface that faces the camera. */
  facing(shape: readonly Point[], surface: Color): void {
    this.#surface(shape, lit(surface, this.light.facing));
  }

  /** A surface that faces the road. */
  roadside(shape: readonly Point[], surface: Color): void {
    this.#surface(shape, lit(surface, this.light.roadside));
  }

  /** A surface that faces the sky: ground, roofs, decks. */
  level(shape: readonly Point[], surface: Color): void {
    this.#surface(shape, lit(surface, this.light.level));
  }

  /** A lamp or lit window. Ignores the light, but not the haze. */
  glowing(shape: readonly Point[], color: Color): void {
    this.#surface(shape, color);
  }

  /** Darkens the ground below a shape. */
  shadow(shape: readonly Point[]): void {
    this.#canvas.draw(this.view.project(shape), this.light.shadow, SHADOW * (1 - hazeAt(distance(shape))));
  }

  /** A sphere, seen as a disc. `color` is its final color in this light. */
  ball([side, up, ahead]: Point, radius: number, color: Color, opacity = 1): void {
    if (ahead < 2) return;
    const [x, y] = this.view.project([[side, up, ahead]]);
    if (x === undefined || y === undefined) return;
    const pixels = radius * this.view.scale(ahead);
    const corners = circle(Math.min(24, 6 + Math.ceil(pixels / 2)));
    const disc = corners.flatMap(([sine, cosine]) => [x + pixels * cosine, y + pixels * sine]);
    this.#canvas.draw(disc, mix(color, this.light.haze, hazeAt(ahead)), opacity);
  }

  #surface(shape: readonly Point[], color: Color): void {
    this.#canvas.draw(this.view.project(shape), mix(color, this.light.haze, hazeAt(distance(shape))));
  }
}

function distance(shape: readonly Point[]): number {
  let sum = 0;
  for (const point of shape) sum += point[2];
  return sum / shape.length;
}

const hazeAt = (ahead: number): number => 1 - Math.exp(-((Math.max(0, ahead) / HAZE_DISTANCE) ** 1.5));
