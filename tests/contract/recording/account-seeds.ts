import { owner } from '../../../fixtures/personas/owner.ts';
import { ownerStranger } from '../../../fixtures/personas/owner-stranger.ts';
import type { Card, Geofence, PaymentLine, Receipt, Subscriber, User } from '../../../generated/contract/types.gen.ts';
import type { RecordedScenario } from '../../../mock-server/world/recorded-scenario.ts';
import { isTimeZone } from '../../../mock-server/world/time-zones.ts';
import { daysOf } from './substitutes.ts';

export const ACCOUNT = owner.subscriber?.id ?? 0;
/** Account of vehicles that others share with the recorded user. */
export const OTHER_ACCOUNT = ownerStranger.subscriber?.id ?? 0;
const FIRST_CARD = 501;
const FIRST_GEOFENCE = 81;

/** Their numbers are of no account: they pay in the mock. */
const BILLING = { Name: 'Recorded user', Street: '1026 W Fulton Market', City: 'Chicago', State: 'IL', Zip5: '60607' };

/** Only what has an optional value, as types of exact optional properties want it. */
export function given<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as never;
}

export function cardSeed(card: Card, index: number, recordedAt: number): RecordedScenario['cards'][number] {
  const start = new Date(recordedAt);
  const { exp_year = start.getUTCFullYear() + 1, exp_month = 1 } = card;
  const months = exp_year * 12 + exp_month - 1 - (start.getUTCFullYear() * 12 + start.getUTCMonth());
  return {
    id: FIRST_CARD + index,
    subscriber: ACCOUNT,
    nickname: card.nickname ?? null,
    is_main: card.is_main,
    brand: card.brand ?? 'visa',
    last4: '4242',
    expires_in_months: months,
    country: 'US',
    billing_info: BILLING,
    outcome: 'succeeds',
  };
}

const TYPES = ['radius', 'rectangle', 'polygon', 'point_of_interest'] as const;

export function geofenceSeed(geofence: Geofence, index: number): RecordedScenario['geofences'] {
  const { name, radius = null, address, city, state, postal_code, coordinates } = geofence;
  const type = TYPES.find((one) => one === geofence.type);
  if (!type) return [];
  return [
    {
      id: FIRST_GEOFENCE + index,
      subscriber: ACCOUNT,
      name,
      type,
      radius,
      address: address ?? '',
      city: city ?? '',
      state: state ?? '',
      postal_code: postal_code ?? '',
      coordinates: [coordinates].flat(),
    },
  ];
}

const cents = (dollars: number): number => Math.max(0, Math.round(dollars * 100));

/** A line of a payment without its later dates, such as its renewal: they are texts and would not move with the world. */
export const lineOf = ({
  renewal_date: _date,
  plan_add_on_activation_date: _start,
  change: _change,
  ...line
}: PaymentLine): PaymentLine => line;

type SentReceipt = Omit<Receipt, 'success'> & Partial<Pick<Receipt, 'success'>>;

/** None without its lines and totals, which the documents leave out. */
export function receiptSeed(receipt: SentReceipt): NonNullable<RecordedScenario['receipts']> {
  const {
    uuid,
    transaction_date,
    kind,
    failure,
    success = true,
    description,
    card_brand,
    next_charge,
    payment,
  } = receipt;
  if (!payment) return [];
  return [
    {
      uuid,
      subscriber: ACCOUNT,
      at: daysOf(transaction_date),
      kind: kind === 'renewal' ? 'renewal' : 'purchase',
      failure: failure ?? (success ? null : description),
      description,
      card_brand: card_brand ?? null,
      next_charge: next_charge ? { at: daysOf(next_charge.date), amount: cents(next_charge.amount) } : null,
      payment: { ...payment, line_items: payment.line_items.map(lineOf) },
    },
  ];
}

/** Settings of the recorded user and account. A value that the contract or the catalog does not list stays out. */
export function settingsOf(
  user: User | undefined,
  account: Subscriber | undefined,
): NonNullable<RecordedScenario['settings']> {
  const listed = <T extends string>(value: string | undefined, values: readonly T[]): T | undefined =>
    values.find((one) => one === value);
  return given({
    user:
      user &&
      given({
        language: listed(user.language, ['English', 'French', 'Spanish']),
        unit: listed(user.unit, ['imperial', 'metric']),
        timezone: isTimeZone(user.timezone) ? user.timezone : undefined,
        allow_app_analytics: user.allow_app_analytics,
        is_voice_pin_set: user.is_voice_pin_set,
      }),
    account:
      account &&
      given({
        billing_push_enabled: account.billing_push_enabled,
        text_message_consent: account.text_message_consent,
        prepaid: account.prepaid_credit === undefined ? undefined : cents(account.prepaid_credit),
      }),
  });
}
