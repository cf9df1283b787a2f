import { type Camera, CLIP } from '../../../../fixtures/media/clips.ts';
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

/** Drawings per frame, each at its own time and subpixel offset. */
const DRAWINGS = 16;
/** Vertical subpixel steps per horizontal step. Spreads the offsets evenly, because it shares no factor with `DRAWINGS`. */
const STRIDE = 7;
/** Share of a frame's time with an open shutter. */
const SHUTTER = 0.5;

/** All frames of one camera's clip in order, as red, green, blue per pixel, top row first. */
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

/** Draws the whole scene, back to front. */
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
