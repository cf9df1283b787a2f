
export type CreatePaymentParams = {
/**
 * A dry run, which computes the totals and charges nothing.
 */
validate?: boolean;
};
