import { countries } from '../../../fixtures/catalog/countries.ts';
import type { Card, CardCreate, CardUpdate } from '../../../generated/contract/types.gen.ts';
import type { EveryKey } from '../../contract/types.ts';
import type { CardRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { todayOf } from '../accounts/today.ts';
import { regionErrors } from '../addresses.ts';
import { freshId } from '../fresh-id.ts';
import { countryOf } from '../subscriptions/account.ts';
import { testCardOf } from './test-cards.ts';

type Errors = Record<string, string[]>;
export type CardOutcome = { kind: 'invalid'; errors: Errors } | { kind: 'saved'; card: CardRow };

/** Commerce 8. */
export const INVALID_BILLING_STATE = 'Invalid billing state';

/** Cards of an account, in the order in which they were saved. */
export const cardsOf = (world: World, subscriber: number): readonly CardRow[] =>
  world.tables.cards.by('subscriber', subscriber);

/** The card that pays renewals (commerce 4). */
export const mainCardOf = (world: World, subscriber: number): CardRow | undefined =>
  cardsOf(world, subscriber).find(({ is_main }) => is_main);

export const cardView = ({ subscriber: _account, outcome: _outcome, ...card }: CardRow): EveryKey<Card> => card;

/** Saves a card. Neither its number nor its security code is stored. */
export function createCard(world: World, subscriber: number, request: CardCreate, now: Instant): CardOutcome {
  const test = testCardOf(request.number);
  const errors: Errors = {
    ...(test ? {} : { number: ['Card number invalid. The mock takes published test numbers only.'] }),
    ...(test && test.cvv !== request.cvv.length ? { cvv: [`Must have ${test.cvv} digits`] } : {}),
    ...expiryErrors(world, subscriber, request, now),
    ...billingErrors(world, subscriber, request),
  };
  if (!test || Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  const isMain = request.is_main === true || !mainCardOf(world, subscriber);
  const card = world.tables.cards.put({
    id: freshId(world, 'cards'),
    subscriber,
    nickname: request.nickname ?? null,
    is_main: false,
    brand: test.brand,
    last4: request.number.slice(-4),
    exp_month: request.exp_month,
    exp_year: request.exp_year,
    country: request.country,
    billing_info: request.billing_info,
    outcome: test.outcome,
  });
  return { kind: 'saved', card: isMain ? makeMain(world, card) : card };
}

/** Changes what may change of a card. Its number may not: that is another card. */
export function updateCard(world: World, card: CardRow, request: CardUpdate, now: Instant): CardOutcome {
  const changed = { ...card, ...request, nickname: request.nickname === undefined ? card.nickname : request.nickname };
  const isDated = request.exp_month !== undefined || request.exp_year !== undefined;
  const isMoved = request.country !== undefined || request.billing_info !== undefined;
  const errors = {
    ...(isDated && expiryErrors(world, card.subscriber, changed, now)),
    ...(isMoved && billingErrors(world, card.subscriber, changed)),
  };
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  if (request.is_main === false && card.is_main) {
    return { kind: 'invalid', errors: { is_main: ['Make another card the main one instead'] } };
  }
  if (request.is_main === true && isExpired(world, changed, now)) {
    return { kind: 'invalid', errors: { is_main: ['An expired card cannot be the main one'] } };
  }
  const { id: _, ...values } = changed;
  const saved = world.tables.cards.update(card.id, { ...values, is_main: card.is_main });
  return { kind: 'saved', card: request.is_main === true ? makeMain(world, saved) : saved };
}

/** Removes a card. The oldest valid one that is left becomes the main card. */
export function removeCard(world: World, card: CardRow, now: Instant): void {
  world.tables.cards.delete(card.id);
  if (!card.is_main) return;
  const left = cardsOf(world, card.subscriber);
  const next = left.find((one) => !isExpired(world, one, now)) ?? left[0];
  if (next) makeMain(world, next);
}

/** Makes one card the main one and clears the others (commerce 4). */
function makeMain(world: World, card: CardRow): CardRow {
  for (const { id, is_main } of cardsOf(world, card.subscriber)) {
    if (is_main && id !== card.id) world.tables.cards.update(id, { is_main: false });
  }
  return world.tables.cards.update(card.id, { is_main: true });
}

type Expiry = Pick<CardRow, 'exp_month' | 'exp_year'>;

/** A card is valid through the last day of its month, in the account's time zone. */
export function isExpired(world: World, card: Expiry & Pick<CardRow, 'subscriber'>, at: Instant): boolean {
  return isBefore(card, todayOf(world, card.subscriber, at));
}

function expiryErrors(world: World, subscriber: number, expiry: Expiry, now: Instant): Errors {
  return isBefore(expiry, todayOf(world, subscriber, now)) ? { exp_year: ['The card has expired'] } : {};
}

/** `today`: 2026-11-21. */
function isBefore({ exp_month, exp_year }: Expiry, today: string): boolean {
  return `${exp_year}-${String(exp_month).padStart(2, '0')}` < today.slice(0, 7);
}

/**
 * The address of a card is in the country of its account, whose prices it pays. Taxes depend on its state (commerce 9).
 */
function billingErrors(
  world: World,
  subscriber: number,
  { country, billing_info }: Pick<CardRow, 'country' | 'billing_info'>,
): Errors {
  const own = countryOf(world, subscriber);
  if (country !== own) return { country: [`Must be the country of your account (${countries[own].name})`] };
  const errors = regionErrors(
    { country, state: billing_info.State ?? '', postal_code: billing_info.Zip5 },
    { state: 'billing_info.State', postal_code: 'billing_info.Zip5' },
  );
  return errors['billing_info.State'] ? { ...errors, 'billing_info.State': [INVALID_BILLING_STATE] } : errors;
}
