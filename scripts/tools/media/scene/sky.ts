import type { Canvas } from '../canvas.ts';
import { dice } from '../chance.ts';
import { gradient, mix } from '../color.ts';
import type { Light } from '../light.ts';
import { circle } from '../shapes.ts';

/** Fills a panorama with sky, cloud streaks, and the sun's disc if the light has one. The lens adds its glow. */
export function paintSky(panorama: Canvas, horizon: number, light: Light): void {
  for (let y = 0; y < panorama.height; y++) {
    const height = Math.min(1, y / horizon);
    const color = gradient(light.sky, height);
    const cover = 0.9 * Math.sin(Math.PI * Math.min(1, height * 1.15));
    for (let x = 0; x < panorama.width; x++) {
      const [red, green, blue] = mix(color, light.cloud, cover * clouds(x / 150 + light.weather, y / 22));
      panorama.pixels[y * panorama.width + x] = (blue << 16) | (green << 8) | red;
    }
  }
  const { sun } = light;
  if (!sun) return;
  const [x, y] = [panorama.width / 2 + sun.x, horizon + sun.y];
  panorama.draw(
    circle(32).flatMap(([sine, cosine]) => [x + 13 * cosine, y + 13 * sine]),
    [255, 250, 232],
  );
}

/** Cloud thickness from 0 to 1: three octaves of smooth noise. */
function clouds(x: number, y: number): number {
  const sum = noise(x, y) * 0.55 + noise(x * 2.1, y * 1.9) * 0.3 + noise(x * 4.3, y * 3.7) * 0.15;
  return Math.max(0, Math.min(1, (sum - 0.45) * 3));
}

/** Noise from 0 to 1: random at whole numbers, smooth between them. */
function noise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const corner = (right: number, down: number): number => dice((column + right) * 7919 + (row + down) * 104_729)();
  const ease = (part: number): number => part * part * (3 - 2 * part);
  const right = ease(x - column);
  const top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * right;
  const bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * right;
  return top + (bottom - top) * ease(y - row);
}
