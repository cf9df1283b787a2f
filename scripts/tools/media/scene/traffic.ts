import type { Color } from '../color.ts';
import { LOOP_METERS, LOOP_SECONDS, SPEED } from '../journey.ts';
import type { Painter } from '../painter.ts';
import { FAR } from '../view.ts';
import { BODIES, paintVehicle } from './vehicle.ts';

/** Other cars. Each returns to its position relative to the own car after one loop. */
type Driver = {
  body: keyof typeof BODIES;
  paint: Color;
  /** Lane center, in meters right of the center line looking forward. */
  side: number;
  /** 1 for the same direction, -1 for oncoming. */
  heading: 1 | -1;
  /** Meters from the own car to its center, positive in front. */
  gap: (seconds: number) => number;
};

const INNER = 1.8;
const OUTER = 5.4;
/** Keeps a distance that varies by `by` meters around `around`, once per loop. */
const swinging = (around: number, by: number, phase: number) => (seconds: number) =>
  around + by * Math.sin((2 * Math.PI * seconds) / LOOP_SECONDS + phase);
/** Oncoming at the same speed: passes two loops of the road during one of the own car. */
const oncoming = (start: number) => (seconds: number) => start - 2 * SPEED * seconds;

const DRIVERS: readonly Driver[] = [
  { body: 'suv', paint: [62, 84, 116], side: INNER, heading: 1, gap: swinging(24, 5, 0) },
  { body: 'van', paint: [226, 224, 216], side: OUTER, heading: 1, gap: swinging(6, 30, 1.2) },
  { body: 'sedan', paint: [150, 38, 36], side: INNER, heading: 1, gap: swinging(-19, 4, 2.4) },
  { body: 'sedan', paint: [188, 190, 194], side: OUTER, heading: 1, gap: swinging(-52, 14, 4) },
  { body: 'sedan', paint: [44, 60, 72], side: OUTER, heading: 1, gap: swinging(82, 10, 3) },
  { body: 'sedan', paint: [164, 46, 40], side: -INNER, heading: -1, gap: oncoming(70) },
  { body: 'suv', paint: [206, 204, 196], side: -OUTER, heading: -1, gap: oncoming(155) },
  { body: 'sedan', paint: [52, 78, 66], side: -INNER, heading: -1, gap: oncoming(215) },
  { body: 'van', paint: [84, 110, 138], side: -INNER, heading: -1, gap: oncoming(318) },
];

/** A car on the road. `ahead`: meters to the visible end. */
type Meeting = { ahead: number; paint: () => void };

/** Visible cars, back to front. */
export function traffic(painter: Painter, seconds: number): Meeting[] {
  const { direction } = painter.view;
  const meetings = DRIVERS.map((driver): Meeting => {
    const body = BODIES[driver.body];
    const ahead = direction * wrapped(driver.gap(seconds)) - body.length / 2;
    const end = driver.heading === direction ? 'tail' : 'nose';
    const met = { body, paint: driver.paint, side: driver.side * direction, ahead, end } as const;
    return { ahead, paint: () => paintVehicle(painter, met) };
  });
  return meetings.filter(({ ahead }) => ahead < FAR).sort((a, b) => b.ahead - a.ahead);
}

/** From half a loop behind to half a loop ahead. */
function wrapped(gap: number): number {
  const half = LOOP_METERS / 2;
  return ((((gap + half) % LOOP_METERS) + LOOP_METERS) % LOOP_METERS) - half;
}
