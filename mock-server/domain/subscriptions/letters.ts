import type { Letter } from '../../world/outbox.ts';
import { sendOut } from '../../world/outbox.ts';
import type { Cents, Instant, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { ownerOf } from '../accounts/people.ts';
import { currencyOf } from '../catalog.ts';
import { iso } from '../iso.ts';
import { toDollars } from '../money/cents.ts';
import { countryOf } from './account.ts';

/** `next`: time of the next attempt, and the end of service after the last. Null: service has ended. */
type Failed = { what: string; amount: Cents; at: Instant; next: { attempt: Instant; ends: Instant } | null };

/** Tells the owner of a declined renewal, unless they turned messages about billing off. */
export function sendFailure(world: World, vehicle: VehicleRow, { what, amount, at, next }: Failed): void {
  const { subscriber, vehicle_name: name } = vehicle;
  const owner = ownerOf(world, subscriber);
  if (!owner || !world.tables.subscribers.get(subscriber)?.billing_push_enabled) return;
  const declined = `Your card was declined for ${toDollars(amount).toFixed(2)} ${currencyOf(countryOf(world, subscriber))}.`;
  const letter: Letter = {
    channel: 'email',
    to: owner.email,
    subject: next ? `${what} of ${name} could not be renewed` : `${what} of ${name} has ended`,
    body: next
      ? `${declined} The next attempt is on ${day(next.attempt)}. Service runs until ${day(next.ends)}.`
      : `${declined} Update your card and renew to use it again.`,
    code: null,
    links: [{ label: 'Update card', path: '/billing' }],
  };
  sendOut(world, letter, at);
}

const day = (instant: Instant): string => iso(instant).slice(0, 10);
