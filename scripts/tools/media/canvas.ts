import type { Color } from './color.ts';

/** Corners as x, y, x, y …, in pixels. The shape must be convex. */
export type Polygon = readonly number[];

const clamp = (channel: number): number => (channel < 0 ? 0 : channel > 255 ? 255 : channel | 0);
const pack = ([red, green, blue]: Color): number => (clamp(blue) << 16) | (clamp(green) << 8) | clamp(red);

/**
 * Hard-edged drawing of convex polygons: a pixel is inside or outside, so that adjacent shapes have no seam. Averaging several
 * drawings with a subpixel offset softens the edges (`Exposure`).
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** 0x00BBGGRR, row by row. */
  readonly pixels: Uint32Array;
  shiftX = 0;
  shiftY = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint32Array(width * height);
  }

  draw(polygon: Polygon, color: Color, opacity = 1): void {
    let top = Number.POSITIVE_INFINITY;
    let bottom = Number.NEGATIVE_INFINITY;
    for (let i = 1; i < polygon.length; i += 2) {
      const y = (polygon[i] ?? 0) + this.shiftY;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    const firstRow = Math.max(0, Math.ceil(top - 0.5));
    const lastRow = Math.min(this.height - 1, Math.ceil(bottom - 0.5) - 1);
    const packed = pack(color);
    for (let row = firstRow; row <= lastRow; row++) {
      const [left, right] = this.#span(polygon, row + 0.5 - this.shiftY);
      const start = row * this.width + Math.max(0, Math.ceil(left - 0.5));
      const end = row * this.width + Math.min(this.width, Math.ceil(right - 0.5));
      if (opacity === 1 && start < end) this.pixels.fill(packed, start, end);
      else for (let pixel = start; pixel < end; pixel++) this.#blend(pixel, color, opacity);
    }
  }

  /** Intersections of a row with a convex polygon. */
  #span(polygon: Polygon, y: number): [left: number, right: number] {
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    let x0 = polygon[polygon.length - 2] ?? 0;
    let y0 = polygon[polygon.length - 1] ?? 0;
    for (let i = 0; i < polygon.length; i += 2) {
      const x1 = polygon[i] ?? 0;
      const y1 = polygon[i + 1] ?? 0;
      if (y0 <= y !== y1 <= y) {
        const x = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) + this.shiftX;
        if (x < left) left = x;
        if (x > right) right = x;
      }
      x0 = x1;
      y0 = y1;
    }
    return [left, right];
  }

  #blend(pixel: number, [red, green, blue]: Color, opacity: number): void {
    const under = this.pixels[pixel] ?? 0;
    const keep = 1 - opacity;
    this.pixels[pixel] =
      (clamp(((under >> 16) & 255) * keep + blue * opacity) << 16) |
      (clamp(((under >> 8) & 255) * keep + green * opacity) << 8) |
      clamp((under & 255) * keep + red * opacity);
  }
}
