import { type Camera, CLIP } from '../../../../fixtures/media/clips.ts';
import type { Canvas } from '../canvas.ts';
import type { Color } from '../color.ts';

const { width, height } = CLIP;

/** Visible parts of the own car: the hood in front, the frame of the rear window behind. */
export function paintCabin(camera: Camera, canvas: Canvas): void {
  if (camera === 'front') paintBonnet(canvas);
  else paintRearWindow(canvas);
}

function paintBonnet(canvas: Canvas): void {
  const layers: readonly (readonly [rise: number, color: Color])[] = [
    [34, [62, 58, 62]],
    [31, [46, 46, 54]],
    [22, [36, 36, 44]],
    [10, [24, 24, 30]],
  ];
  for (const [rise, color] of layers) canvas.draw(arch(-40, width + 40, rise, 0.42), color);
}

function paintRearWindow(canvas: Canvas): void {
  const frame: Color = [22, 22, 27];
  canvas.draw(arch(-60, width + 60, 26, 0.25), frame);
  canvas.draw([0, 0, width, 0, width, 7, 0, 7], frame);
  for (const side of [0, width]) {
    const inward = side === 0 ? 1 : -1;
    canvas.draw([side, 0, side + inward * 20, 0, side + inward * 9, height, side, height], frame);
    for (let i = 0; i < 10; i++) {
      const reach = 46 - i * 4;
      canvas.draw([side, 0, side + inward * (reach + 4), 0, side, 6 + 4.4 * (i + 1)], frame);
    }
  }
  for (let line = 0; line < 5; line++) {
    const y = 262 + line * 15;
    canvas.draw([16, y, width - 16, y, width - 16, y + 0.8, 16, y + 0.8], [214, 150, 110], 0.16);
  }
}

/** A low arch along the bottom of the picture. `crown`: share of its rise that the middle has over the ends. */
function arch(left: number, right: number, rise: number, crown: number): number[] {
  const shape: number[] = [];
  for (let i = 0; i <= 32; i++) {
    const along = i / 32;
    const bow = 1 - (2 * along - 1) ** 2;
    shape.push(left + (right - left) * along, height - rise * (1 - crown + crown * bow));
  }
  shape.push(right, height + 2, left, height + 2);
  return shape;
}
