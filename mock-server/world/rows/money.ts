import type { CountrySeed } from '../../../fixtures/catalog/countries.ts';
import type {
  BillingInfo,
  Country,
  Payment,
  ShippingAddress,
  SubscriberUpdate,
} from '../../../generated/contract/types.gen.ts';
import type { In, Instant } from '../unit.ts';

/*
 * Accounts and what they pay.
 */

/** Amount of money in cents. Never a fraction. */
export type Cents = In<'cents'>;

/** Amounts of two currencies are never added (commerce 4). */
export type Currency = CountrySeed['currency'];

/** `prepaid`: credit on the account, in `prepaid_currency`. */
export type SubscriberRow = Required<SubscriberUpdate> & {
  id: number;
  account_name: string;
  prepaid: Cents;
  prepaid_currency: Currency;
};

/** A saved card. Its number and security code are never stored. */
export type CardRow = {
  id: number;
  subscriber: number;
  nickname: string | null;
  /** Exactly one card of an account with cards (commerce 4). */
  is_main: boolean;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  country: Country;
  billing_info: Required<BillingInfo>;
  /** What the processor answers to a charge: the published test numbers decide. */
  outcome: 'succeeds' | 'declined';
};

/** A payment with its receipt, also a declined one. Amounts are those of the contract, as the user saw them. */
export type PaymentRow = {
  /** UUID of the receipt. */
  id: string;
  subscriber: number;
  at: Instant;
  kind: 'purchase' | 'renewal';
  /** Why it failed, or null. */
  failure: string | null;
  provider_transaction_id: string | null;
  description: string;
  payment: Payment;
  card: Pick<CardRow, 'id' | 'brand' | 'last4'> | null;
  billing_info: Required<BillingInfo> | null;
  /** Where its hardware was shipped. `null`: it has none. */
  shipping_address: ShippingAddress | null;
  next_charge: { at: Instant; amount: Cents } | null;
};

/** The answer to an attempt to pay, by idempotency key or by the body of a request without one. */
export type AttemptRow = { id: string; at: Instant; body: string; answer: { status: number; body: unknown } };

/** A plan that follows the current one. `paid`: in advance, with tax, in `currency`. `null`: charged when it starts. */
export type PendingPlan = {
  plan_id: string;
  add_on_id: string | null;
  coupon_code: string | null;
  paid: Cents | null;
  currency: Currency;
};

/** A plan bought together with new hardware. It waits for a device on which it is offered. `paid`: with tax. */
export type PrepaidPlanRow = { id: number; subscriber: number; plan_id: string; paid: Cents; currency: Currency };

/**
 * The unpaid term after a declined renewal. Kept until it is paid or service ends, whatever else happens to the device, so
 * that it has one grace. `subscriber`: the account whose card was declined, which may have transferred the device since.
 */
export type RenewalFailure = {
  subscriber: number;
  failed_at: Instant;
  attempts: number;
  amount: Cents;
  detail: string;
};
