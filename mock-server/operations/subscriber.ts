import type { Subscriber } from '../../generated/contract/types.gen.ts';
import { notFound } from '../contract/replies.ts';
import type { EveryKey, HandlersOf, Tagged } from '../contract/types.ts';
import { owns } from '../domain/access/rights.ts';
import { toDollars } from '../domain/money/cents.ts';
import { currencyOfAccount } from '../domain/subscriptions/account.ts';
import type { SubscriberRow, UserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

export const subscriberOperations = (): HandlersOf<Tagged<'subscriber'>> => ({
  getSubscriber: ({ params }, { world, caller }) => {
    const row = world.tables.subscribers.get(params.subscriberId);
    return row ? { status: 200, body: subscriberView(world, row, caller.user) } : notFound;
  },

  updateSubscriber: ({ params, body }, { world, caller }) => {
    if (!world.tables.subscribers.get(params.subscriberId)) return notFound;
    return {
      status: 200,
      body: subscriberView(world, world.tables.subscribers.update(params.subscriberId, body), caller.user),
    };
  },
});

/** An account. Only its owner sees its credit. */
function subscriberView(
  world: World,
  { prepaid, prepaid_currency, ...row }: SubscriberRow,
  user: UserRow,
): EveryKey<Subscriber> {
  const isOwn = owns(user, row.id);
  return {
    ...row,
    prepaid_credit: isOwn ? toDollars(prepaid) : undefined,
    currency: isOwn ? (prepaid > 0 ? prepaid_currency : currencyOfAccount(world, row.id)) : undefined,
  };
}
