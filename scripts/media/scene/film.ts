import { type Camera, CLIP } from '../../../fixtures/media/clips.ts';
import { Canvas } from '../canvas.ts';
import { Exposure } from '../exposure.ts';
import { LOOP_SECONDS } from '../journey.ts';
import { LIGHT } from '../light.ts';
import { Painter } from '../painter.ts';
import { View } from '../view.ts';
import { Backdrop } from './backdrop.ts';
import { paintCabin } from './cabin.ts';
import { paintGround } from './ground.ts';
import { throughLens } from './lens.ts';
import { paintStreet } from './street.ts';
import { traffic } from './traffic.ts';

/** Drawings a frame, each at its own moment and with its own place within a pixel. */
const DRAWINGS = 16;
/** Steps down the pixel for each step across: spreads the places evenly, because it shares no factor with `DRAWINGS`. */
const STRIDE = 7;
/** Share of a frame's time the shutter is open. */
const SHUTTER = 0.5;

/** All frames of one camera's clip, in order; red, green, blue a pixel, top row first. */
export function* film(camera: Camera): Generator<Uint8Array> {
  const canvas = new Canvas(CLIP.width, CLIP.height);
  const exposure = new Exposure(CLIP.width * CLIP.height);
  const backdrop = new Backdrop(camera);
  for (let frame = 0; frame < LOOP_SECONDS * CLIP.framesPerSecond; frame++) {
    for (let drawing = 0; drawing < DRAWINGS; drawing++) {
      canvas.shiftX = (drawing + 0.5) / DRAWINGS - 0.5;
      canvas.shiftY = (((drawing * STRIDE) % DRAWINGS) + 0.5) / DRAWINGS - 0.5;
      const seconds = (frame + (SHUTTER * drawing) / DRAWINGS) / CLIP.framesPerSecond;
      paintMoment(camera, canvas, backdrop, seconds);
      exposure.add(canvas);
    }
    yield throughLens(exposure.develop(), LIGHT[camera], new View(camera, frame / CLIP.framesPerSecond));
  }
}

/** Draws the whole scene, from far to near. */
function paintMoment(camera: Camera, canvas: Canvas, backdrop: Backdrop, seconds: number): void {
  const painter = new Painter(canvas, new View(camera, seconds), LIGHT[camera]);
  backdrop.lay(canvas, painter.view.backdrop);
  paintGround(painter);
  const paintStreetUntil = paintStreet(painter);
  for (const car of traffic(painter, seconds)) {
    paintStreetUntil(car.ahead);
    car.paint();
  }
  paintStreetUntil(Number.NEGATIVE_INFINITY);
  paintCabin(camera, canvas);
}
