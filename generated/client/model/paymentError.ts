import type { CartItemsError } from './cartItemsError.ts';
import type { CouponError } from './couponError.ts';
import type { PaymentDeclinedError } from './paymentDeclinedError.ts';
import type { ValidationErrors } from './validationErrors.ts';

export type PaymentError = CartItemsError | CouponError | ValidationErrors | PaymentDeclinedError;
