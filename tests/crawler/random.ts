/** Numbers of 0 up to 1 that a seed determines (mulberry32). */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of several values. */
export function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
}

/** One of several values, each as likely as its weight. */
export function pickWeighted<Value>(random: Random, values: readonly Value[], weight: (value: Value) => number): Value {
  let rest = random() * values.reduce((sum, value) => sum + weight(value), 0);
  for (const value of values) {
    rest -= weight(value);
    if (rest < 0) return value;
  }
  return pick(random, values);
}
