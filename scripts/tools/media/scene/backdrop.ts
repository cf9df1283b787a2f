import { type Camera, CLIP } from '../../../../fixtures/media/clips.ts';
import { Canvas } from '../canvas.ts';
import { LIGHT } from '../light.ts';
import { paintSky } from './sky.ts';
import { paintCity, paintWoods } from './skyline.ts';

/** Wider and taller than the picture by the turning and climbing of the car, in pixels. */
const MARGIN = 90;
const HORIZON = 190;
const BELOW = 30;

/** Sky, clouds and skyline, drawn once per camera. */
export class Backdrop {
  readonly #panorama = new Canvas(CLIP.width + 2 * MARGIN, HORIZON + BELOW);

  constructor(camera: Camera) {
    paintSky(this.#panorama, HORIZON, LIGHT[camera]);
    const paintSkyline = camera === 'front' ? paintWoods : paintCity;
    paintSkyline(this.#panorama, HORIZON, LIGHT[camera]);
  }

  /** Draws the backdrop. The center of its horizon is `x` pixels right of the picture's center and `y` below its top. */
  lay(canvas: Canvas, { x, y }: { x: number; y: number }): void {
    const left = Math.round(MARGIN - x - canvas.shiftX);
    const top = Math.round(HORIZON - y - canvas.shiftY);
    const { pixels, width, height } = this.#panorama;
    for (let row = 0; row < canvas.height; row++) {
      const start = Math.min(height - 1, Math.max(0, row + top)) * width + left;
      canvas.pixels.set(pixels.subarray(start, start + canvas.width), row * canvas.width);
    }
  }
}
