/**
 * Whole percent that a price is below the list price: 66 for 50 instead of 149.99, 60 for 80 instead of 199.99 (commerce 9). List prices
 * lack a cent, which does not count.
 */
export const percentOff = (listPrice: number, price: number): number =>
  Math.floor((1 - price / Math.ceil(listPrice)) * 100);
