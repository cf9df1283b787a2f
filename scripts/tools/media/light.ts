import type { Camera } from '../../../fixtures/media/clips.ts';
import type { Color } from './color.ts';

/** Evening light of one camera. `facing`, `roadside` and `level` multiply the colors of surfaces. */
export type Light = {
  /** From the zenith (0) to the horizon (1). */
  sky: readonly (readonly [position: number, color: Color])[];
  cloud: Color;
  /** Random seed of the clouds. */
  weather: number;
  /** Haze: color of distant objects. */
  haze: Color;
  facing: Color;
  roadside: Color;
  level: Color;
  shadow: Color;
  /** Direction of shadows: meters to the side and ahead per meter of height. */
  cast: { side: number; ahead: number };
  /** Glow around the sun. `null` if the sun is behind the camera. `x`, `y`: pixels from the center of the horizon. */
  sun: { x: number; y: number; color: Color } | null;
};

/** Driving towards a low sun: warm sky, objects in shade. */
const FRONT: Light = {
  sky: [
    [0, [92, 138, 186]],
    [0.45, [164, 184, 202]],
    [0.75, [238, 206, 160]],
    [1, [255, 214, 146]],
  ],
  cloud: [255, 226, 184],
  weather: 3,
  haze: [246, 208, 158],
  facing: [0.66, 0.6, 0.62],
  roadside: [0.84, 0.75, 0.68],
  level: [0.98, 0.9, 0.8],
  shadow: [44, 36, 58],
  cast: { side: -1.5, ahead: -2.2 },
  sun: { x: 150, y: -66, color: [255, 206, 120] },
};

/** The sun is behind the camera: cool sky with a band of rose, facing surfaces in warm light. */
const REAR: Light = {
  sky: [
    [0, [70, 96, 148]],
    [0.5, [128, 142, 186]],
    [0.8, [206, 170, 186]],
    [1, [232, 190, 176]],
  ],
  cloud: [246, 204, 196],
  weather: 40,
  haze: [206, 182, 190],
  facing: [1.12, 0.96, 0.78],
  roadside: [0.92, 0.82, 0.74],
  level: [0.86, 0.8, 0.78],
  shadow: [40, 38, 66],
  cast: { side: 1.5, ahead: 2.2 },
  sun: null,
};

export const LIGHT: Readonly<Record<Camera, Light>> = { front: FRONT, rear: REAR };
