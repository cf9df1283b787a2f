
export type CouponErrorValidationErrors = {
  coupon_code: string[];
};
