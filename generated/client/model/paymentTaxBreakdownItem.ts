
export type PaymentTaxBreakdownItem = {
  name: string;
  /** Share of the amount. */
  rate?: number;
  /** Dollars. */
  amount: number;
};
