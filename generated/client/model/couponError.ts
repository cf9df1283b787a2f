import type { CouponErrorValidationErrors } from './couponErrorValidationErrors.ts';

export interface CouponError {
  detail?: string;
  validation_errors: CouponErrorValidationErrors;
}
