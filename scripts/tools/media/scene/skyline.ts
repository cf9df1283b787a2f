import type { Canvas, Polygon } from '../canvas.ts';
import { dice } from '../chance.ts';
import { type Color, mix } from '../color.ts';
import type { Light } from '../light.ts';

/** Buildings extend below the horizon, so that no gap opens when the end of the road moves. */
const ROOTS = 30;

/** A distant line of trees with a steeple and a water tower, dark against the light. */
export function paintWoods(panorama: Canvas, horizon: number, { haze }: Light): void {
  const chance = dice(7);
  paintTreeline(panorama, horizon, 20, mix(haze, [120, 104, 110], 0.35), chance);
  const dark = mix(haze, [104, 92, 104], 0.45);
  const steeple = 241;
  panorama.draw(tower(steeple - 4, 8, horizon, 30), dark);
  panorama.draw([steeple - 4, horizon - 30, steeple, horizon - 52, steeple + 4, horizon - 30], dark);
  const tank = 616;
  panorama.draw(tower(tank - 1.5, 3, horizon, 30), dark);
  panorama.draw(crown(tank, 10, horizon - 38, 5, horizon - 28), dark);
  paintTreeline(panorama, horizon, 12, mix(haze, [92, 84, 84], 0.5), chance);
}

/** Towers of a city in the evening sun, two of them well known. */
export function paintCity(panorama: Canvas, horizon: number, { haze }: Light): void {
  const chance = dice(11);
  const middle = panorama.width / 2;
  paintBlocks(panorama, horizon, 46, mix(haze, [150, 146, 184], 0.6), haze, chance);
  paintBlocks(panorama, horizon, 36, mix(haze, [244, 186, 146], 0.7), haze, chance);
  const landmark = mix(haze, [88, 84, 112], 0.8);
  const shaft = (x: number, width: number, tall: number): void => {
    panorama.draw(tower(x - width / 2, width, horizon, tall), landmark);
    panorama.draw(tower(x + width * 0.18, width * 0.32, horizon, tall), mix(landmark, haze, 0.35));
  };
  shaft(middle - 70, 16, 44);
  shaft(middle - 70, 11, 60);
  shaft(middle - 70, 6, 68);
  shaft(middle + 62, 13, 62);
  for (const mast of [middle - 72.5, middle - 67.5, middle + 59.5, middle + 64.5])
    panorama.draw(tower(mast - 0.6, 1.2, horizon, 82), landmark);
  paintTreeline(panorama, horizon, 11, mix(haze, [112, 96, 112], 0.5), chance);
}

/** A row of towers, the tallest in the middle. */
function paintBlocks(
  panorama: Canvas,
  horizon: number,
  tallest: number,
  color: Color,
  haze: Color,
  chance: () => number,
): void {
  const middle = panorama.width / 2;
  for (let x = middle - 260; x < middle + 260; ) {
    const width = 9 + chance() * 15;
    const central = Math.exp(-(((x - middle) / 130) ** 2));
    const tall = 6 + tallest * central * (0.35 + 0.65 * chance());
    panorama.draw(tower(x, width, horizon, tall), color);
    panorama.draw(tower(x + width * 0.68, width * 0.32, horizon, tall), mix(color, haze, 0.35));
    x += width + chance() * 7;
  }
}

function paintTreeline(panorama: Canvas, horizon: number, tallest: number, color: Color, chance: () => number): void {
  for (let x = -10; x < panorama.width + 10; x += 5 + chance() * 7) {
    const top = horizon - tallest * (0.45 + 0.55 * chance());
    panorama.draw(crown(x, 5 + chance() * 8, top, 4, horizon + ROOTS), color);
  }
}

function tower(x: number, width: number, horizon: number, tall: number): Polygon {
  const top = horizon - tall;
  const bottom = horizon + ROOTS;
  return [x, bottom, x, top, x + width, top, x + width, bottom];
}

/** A block with beveled upper corners. */
function crown(x: number, half: number, top: number, cut: number, bottom: number): Polygon {
  const [left, right, shoulder] = [x - half, x + half, top + cut];
  return [left, bottom, left, shoulder, x - half / 2, top, x + half / 2, top, right, shoulder, right, bottom];
}
