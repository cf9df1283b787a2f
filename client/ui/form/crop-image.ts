import { MAX_IMAGE_BYTES } from '../../rules/validation/images.ts';

/** A part of an image, in image pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** Longer side of the sent image, in pixels: enough for the largest place that shows one. */
const LONGEST = 1_600;

/** Formats that may be transparent. */
const TRANSPARENT = ['image/png', 'image/gif', 'image/webp'];

/** Crops an image to a data URL: PNG if it may be transparent and is small enough, otherwise JPEG. */
export function cropImage(image: HTMLImageElement, type: string, { x, y, width, height }: Area): string {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas');
  const draw = () => context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  draw();
  if (TRANSPARENT.includes(type)) {
    const png = canvas.toDataURL('image/png');
    if (bytesOf(png) <= MAX_IMAGE_BYTES) return png;
  }
  // JPEG has no transparency: without a background it would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  draw();
  return canvas.toDataURL('image/jpeg', 0.9);
}

/** Decoded size in bytes: four characters encode three. */
const bytesOf = (dataUrl: string): number => ((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4;
