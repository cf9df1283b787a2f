import type { StateLook } from './look.ts';

export type Brush = OffscreenCanvasRenderingContext2D;

/** Double resolution, so that images between two pixels are not blurred. */
export const PIXEL_RATIO = 2;

/** An image of `width` by `height` CSS pixels, drawn by `paint` with the origin at its center. */
export function picture(width: number, height: number, paint: (brush: Brush) => void): ImageData {
  const canvas = new OffscreenCanvas(width * PIXEL_RATIO, height * PIXEL_RATIO);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser cannot draw pictures');
  brush.scale(PIXEL_RATIO, PIXEL_RATIO);
  brush.translate(width / 2, height / 2);
  paint(brush);
  return brush.getImageData(0, 0, canvas.width, canvas.height);
}

export function fillDisc(brush: Brush, radius: number, color: string): void {
  brush.fillStyle = color;
  brush.beginPath();
  brush.arc(0, 0, radius, 0, 2 * Math.PI);
  brush.fill();
}

/** Strokes an arc between two fractions of a turn, from the top. */
export function strokeArc(
  brush: Brush,
  arc: { radius: number; width: number; from: number; to: number; color: string },
): void {
  const angle = (turn: number) => (turn - 0.25) * 2 * Math.PI;
  brush.strokeStyle = arc.color;
  brush.lineWidth = arc.width;
  brush.beginPath();
  brush.arc(0, 0, arc.radius, angle(arc.from), angle(arc.to));
  brush.stroke();
}

/** Shadows are the same in both schemes. Canvas measures them in device pixels. */
export function withShadow(
  brush: Brush,
  { below, blur, alpha }: { below: number; blur: number; alpha: number },
  paint: () => void,
): void {
  brush.save();
  brush.shadowColor = `rgb(19 27 31 / ${alpha})`;
  brush.shadowOffsetY = below * PIXEL_RATIO;
  brush.shadowBlur = blur * PIXEL_RATIO;
  paint();
  brush.restore();
}

/** Icons have a box of 24. On a disc their lines are slightly thicker than in text. */
const ICON_BOX = 24;
const ICON_STROKE = 2.1;

export function drawIcon(
  brush: Brush,
  { paths, isFilled }: Pick<StateLook, 'paths' | 'isFilled'>,
  size: number,
  color: string,
): void {
  brush.save();
  brush.scale(size / ICON_BOX, size / ICON_BOX);
  brush.translate(-ICON_BOX / 2, -ICON_BOX / 2);
  brush.fillStyle = color;
  brush.strokeStyle = color;
  brush.lineWidth = ICON_STROKE;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (const path of paths) {
    const lines = new Path2D(path);
    if (isFilled) brush.fill(lines);
    else brush.stroke(lines);
  }
  brush.restore();
}
