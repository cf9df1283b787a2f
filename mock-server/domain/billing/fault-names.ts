import type { OperationId } from '../../../generated/contract/operations.ts';

/** A `createPayment` that charges. Rules with this name skip dry runs, which every change of a cart sends. */
export const CHARGE = 'chargePayment';

/** Names by which fault rules match a request. */
export function faultNames(operation: OperationId, query: Readonly<Record<string, unknown>> = {}): readonly string[] {
  return operation === 'createPayment' && query['validate'] !== true ? [operation, CHARGE] : [operation];
}
