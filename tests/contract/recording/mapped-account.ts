import type { Card, Geofence, Outage, Receipt, Subscriber, User } from '../../../generated/contract/types.gen.ts';
import { lineOf } from './account-seeds.ts';

/*
 * What of the account, its users and its notices the seeds of `account-seeds.ts` and `convert.ts` give again.
 */

export const userFields = (user: User | undefined) =>
  user && {
    language: user.language,
    unit: user.unit,
    timezone: user.timezone,
    analytics: user.allow_app_analytics,
    pin: user.is_voice_pin_set,
  };

export const accountFields = (account: Subscriber | undefined) =>
  account && {
    push: account.billing_push_enabled,
    texts: account.text_message_consent,
    credit: account.prepaid_credit,
  };

export const cardFields = ({ nickname, is_main, brand, exp_month, exp_year }: Card) => ({
  nickname,
  is_main,
  brand,
  exp_month,
  exp_year,
});

export const receiptFields = ({ payment, ...receipt }: Receipt) => ({
  at: receipt.transaction_date,
  kind: receipt.kind,
  success: receipt.success,
  failure: receipt.failure,
  description: receipt.description,
  brand: receipt.card_brand,
  next: receipt.next_charge,
  discounts: receipt.discounts,
  payment: payment && {
    ...payment,
    line_items: payment.line_items.map(lineOf),
  },
});

export const geofenceFields = ({ name, type, radius, coordinates }: Geofence) => ({
  name,
  type,
  radius,
  corners: [coordinates].flat().length,
});

export const guestFields = (users: readonly User[], indexOf: ReadonlyMap<number, number>) =>
  users
    .map(({ vehicle_access }) => vehicle_access.filter(({ vehicle }) => indexOf.has(vehicle)))
    .filter((entries) => entries.length > 0)
    .map((entries) =>
      entries.map(({ vehicle, access_level, exclusive_access, access_start, access_end }) => [
        indexOf.get(vehicle),
        access_level,
        exclusive_access ?? false,
        access_start ?? null,
        access_end ?? null,
      ]),
    )
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

export const outageFields = ({ status, body, created_at, affected_components }: Outage) => ({
  status,
  body,
  created_at,
  affected_components,
});
