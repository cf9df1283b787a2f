import type { World } from '../../world/world.ts';
import { SALES_TAXES, type SalesTaxes, type Tax, taxesOf } from '../money/taxes.ts';
import { mainCardOf } from './cards.ts';

/** Sales taxes by state. A world can set its own. */
export const salesTaxesOf = (world: World): SalesTaxes =>
  (world.tables.meta.get('sales-taxes')?.value as SalesTaxes | undefined) ?? SALES_TAXES;

/** Taxes of later charges: at the address of the main card, which pays them. None without a card, which only credit can replace. */
export function laterTaxesOf(world: World, subscriber: number): readonly Tax[] {
  const card = mainCardOf(world, subscriber);
  return (card && taxesOf({ country: card.country, state: card.billing_info.State }, salesTaxesOf(world))) ?? [];
}
