import { CLIP } from '../../../../fixtures/media/clips.ts';
import type { Color } from '../color.ts';
import type { Light } from '../light.ts';
import type { View } from '../view.ts';

type Sun = { x: number; y: number; color: Color; strength: number };

/** Lens effects on a finished picture: glow around the sun, darker corners. Red, green, blue per pixel. */
export function throughLens(picture: Float32Array, light: Light, view: View): Uint8Array {
  const { width, height } = CLIP;
  const bytes = new Uint8Array(width * height * 3);
  const sun = light.sun && sunOn(picture, light.sun, view);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = (y * width + x) * 3;
      const corner = 1 - 0.055 * (((2 * x) / width - 1) ** 2 + ((2 * y) / height - 1) ** 2) ** 2;
      const glow = sun ? sun.strength * glare(Math.hypot(x - sun.x, y - sun.y)) : 0;
      for (let channel = 0; channel < 3; channel++) {
        const added = sun ? (sun.color[channel] ?? 0) * glow : 0;
        // Screen blending: adds light without clipping bright pixels.
        const value = 255 - ((255 - (picture[pixel + channel] ?? 0)) * Math.max(0, 255 - added)) / 255;
        bytes[pixel + channel] = Math.min(255, value * corner + 0.5);
      }
    }
  return bytes;
}

/** The sun on the picture. Weaker if partly hidden. */
function sunOn(picture: Float32Array, { x, y, color }: NonNullable<Light['sun']>, view: View): Sun {
  const { backdrop } = view;
  const sun = { x: CLIP.width / 2 + backdrop.x + x, y: backdrop.y + y };
  let blue = 0;
  for (let down = -6; down <= 6; down += 3)
    for (let right = -6; right <= 6; right += 3)
      blue += picture[(Math.round(sun.y + down) * CLIP.width + Math.round(sun.x + right)) * 3 + 2] ?? 0;
  const seen = Math.max(0, Math.min(1, (blue / 25 - 150) / 80));
  return { ...sun, color, strength: 0.4 + 0.6 * seen };
}

/** Brightness at a distance in pixels from the sun's center: a bright ring, and a wide warm veil. */
const glare = (distance: number): number => 0.9 * Math.exp(-distance / 24) + 0.36 * Math.exp(-distance / 150);
