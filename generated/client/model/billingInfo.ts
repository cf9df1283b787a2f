
/**
 * Billing address, named as documented for `Zip5`.
 */
export interface BillingInfo {
  Name?: string;
  Street?: string;
  City?: string;
  State?: string;
  Zip5: string;
}
