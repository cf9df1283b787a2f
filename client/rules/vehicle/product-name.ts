/** Names of the products, which are the same in all languages (core 3). */
const EXACT: ReadonlyMap<string, string> = new Map([
  ['ft-x1r', 'X1R'],
  ['ft-x1max', 'X1 MAX'],
  ['ft-x2max', 'X2 MAX'],
  ['ft-xt', 'XT'],
  ['ft-xc', 'XC'],
  ['ft-xc2', 'XC2'],
]);

/** Parts of a name that stand for a product (core 3). */
const CONTAINING = ['dr3400', 'dr3100'] as const;

/** Name of a product for users: "X2 MAX". A product that is not in the table: its `product_name` without prefix, "X9 PRO". */
export function productName(name: string): string {
  const part = CONTAINING.find((one) => name.includes(one));
  const rest = part ?? name.replace(/^ft-/, '').replaceAll(/[-_]+/g, ' ').trim();
  return EXACT.get(name) ?? rest.toUpperCase();
}
