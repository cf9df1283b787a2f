import type { Vehicle } from '../../api/model.ts';
import { productCapabilities } from '../vehicle/product-capabilities.ts';

type Product = Pick<Vehicle, 'product_name'>;

/*
 * Assumed, as the table of products is: core 6 says that capabilities depend on the product, but not which. The server decides.
 */
const KEY_LOCKERS: ReadonlySet<string> = new Set(['ft-x1max', 'ft-x2max']);
const WITH_OPTIONS: ReadonlySet<string> = new Set([...KEY_LOCKERS, 'ft-x1r', 'ft-xc2']);

/** Whether a product supports the key locker accessory. A product newer than the table may. */
export const hasKeyLocker = ({ product_name }: Product): boolean =>
  KEY_LOCKERS.has(product_name) || productCapabilities(product_name) === null;

/** Whether a product has option tables. A product newer than the table may. */
export const hasOptionTables = ({ product_name }: Product): boolean =>
  WITH_OPTIONS.has(product_name) || productCapabilities(product_name) === null;

/** Whether keypads can be connected to a product (commerce 5). */
export const hasKeypads = ({ product_name }: Product): boolean => KEY_LOCKERS.has(product_name);
