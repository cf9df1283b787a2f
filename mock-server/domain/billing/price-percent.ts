import type { PricesByLevel } from '../../../fixtures/catalog/add-ons.ts';
import type { CartLine } from './cart-lines.ts';

/** Lines with the prices of their plans and add-ons in percent of the catalog, rounded to cents. */
export function atPercent(lines: readonly CartLine[], percent: number): readonly CartLine[] {
  if (percent === 100) return lines;
  const scaled = (dollars: number) => Math.round(dollars * percent) / 100;
  return lines.map((line) => ({
    ...line,
    plan: line.plan && { ...line.plan, prices: mapped(line.plan.prices, scaled) },
    add_on: line.add_on && {
      ...line.add_on,
      prices: mapped(line.add_on.prices, (byLevel: PricesByLevel) => mapped(byLevel, scaled)),
    },
  }));
}

function mapped<T extends object, V extends NonNullable<T[keyof T]>>(record: T, change: (value: V) => V): T {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value as V)])) as T;
}
