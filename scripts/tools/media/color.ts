/** Red, green, blue, each from 0 to 255, with fractions. */
export type Color = readonly [red: number, green: number, blue: number];

/** Interpolates from `a` (amount 0) to `b` (amount 1). */
export function mix(a: Color, b: Color, amount: number): Color {
  return [a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount];
}

/** Color of a surface in colored light. Light 1, 1, 1 leaves it unchanged. */
export function lit(surface: Color, light: Color): Color {
  return [surface[0] * light[0], surface[1] * light[1], surface[2] * light[2]];
}

/** Color of a gradient at a position. Stops are in ascending order. */
export function gradient(stops: readonly (readonly [position: number, color: Color])[], position: number): Color {
  let [before, from] = stops[0] ?? [0, [0, 0, 0] as Color];
  for (const [after, to] of stops) {
    if (position < after) return mix(from, to, Math.max(0, (position - before) / (after - before)));
    [before, from] = [after, to];
  }
  return from;
}
