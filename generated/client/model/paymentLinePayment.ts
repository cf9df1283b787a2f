
export type PaymentLinePayment = {
  /** Dollars. */
  amount: number;
};
