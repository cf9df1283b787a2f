import type { PaymentLine } from '../../api/model.ts';
import type { CartLine } from '../../rules/billing/cart.ts';

/** The computed line of a cart line: of the same device, otherwise of the same product and plan. */
export const lineOf = (line: CartLine, priced: readonly PaymentLine[]): PaymentLine | null =>
  priced.find((one) =>
    line.device_key === undefined
      ? one.device_key == null && one.product_id === line.product_id && (one.plan_id ?? undefined) === line.plan_id
      : one.device_key === line.device_key,
  ) ?? null;
