/** A separate module, so that the entry page does not load the payments. */
type Payments = {
  /** Whether the API accepts the header that identifies an attempt to pay. */
  sendsKeys: boolean;
};

let settings: Payments = { sendsKeys: true };

export function configurePayments(given: Payments): void {
  settings = given;
}

export const paymentSettings = (): Payments => settings;
