import { asCents, type Cents, sumOf } from './cents.ts';

/**
 * Divides an amount over lines in proportion to their weights, so that the shares add up to it: whole cents first, then
 * one more cent each for the largest remainders, ties to the earlier line. Remainders are integers, because fractions
 * would break ties by their rounding error.
 */
export function allocate(amount: Cents, weights: readonly Cents[]): Cents[] {
  const total = BigInt(sumOf(weights.map(asCents)));
  if (asCents(amount) === 0) return weights.map(() => 0);
  if (total === 0n) throw new RangeError(`No line can take ${amount} cents`);
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = products.map((product) => Number(product / total));
  const remainders = products.map((product) => product % total);
  for (const line of byRemainder(remainders).slice(0, amount - sumOf(shares))) shares[line] = (shares[line] ?? 0) + 1;
  return shares;
}

/** Indexes of lines, largest remainder first. The sort is stable, which keeps ties in order. */
function byRemainder(remainders: readonly bigint[]): number[] {
  return [...remainders.entries()]
    .sort(([, one], [, other]) => (one === other ? 0 : one < other ? 1 : -1))
    .map(([line]) => line);
}
