/** Red, green, blue, each 0 to 255, fractions allowed. */
export type Colour = readonly [red: number, green: number, blue: number];

/** From `a` (amount 0) to `b` (amount 1). */
export function mix(a: Colour, b: Colour, amount: number): Colour {
  return [a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount];
}

/** The color of a surface under light of a color; light 1, 1, 1 leaves it as it is. */
export function lit(surface: Colour, light: Colour): Colour {
  return [surface[0] * light[0], surface[1] * light[1], surface[2] * light[2]];
}

/** A point on a gradient given as stops in rising order of position. */
export function gradient(stops: readonly (readonly [position: number, colour: Colour])[], position: number): Colour {
  let [before, from] = stops[0] ?? [0, [0, 0, 0] as Colour];
  for (const [after, to] of stops) {
    if (position < after) return mix(from, to, Math.max(0, (position - before) / (after - before)));
    [before, from] = [after, to];
  }
  return from;
}
