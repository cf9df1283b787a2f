/** The middle of some numbers; of an even number of them, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('No values');
  return (low + high) / 2;
}

/** The median of each number of several runs, by its name. */
export function medians(runs: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]));
}
