import type { Subscriber } from '../../generated/contract/types.gen.ts';
import { notFound } from '../contract/replies.ts';
import type { EveryKey, HandlersOf, Tagged } from '../contract/types.ts';
import type { SubscriberRow } from '../world/rows.ts';

export const subscriberOperations = (): HandlersOf<Tagged<'subscriber'>> => ({
  getSubscriber: ({ params }, { world }) => {
    const row = world.tables.subscribers.get(params.subscriberId);
    return row ? { status: 200, body: subscriberView(row) } : notFound;
  },

  updateSubscriber: ({ params, body }, { world }) => {
    if (!world.tables.subscribers.get(params.subscriberId)) return notFound;
    return { status: 200, body: subscriberView(world.tables.subscribers.update(params.subscriberId, body)) };
  },
});

const subscriberView = (row: SubscriberRow): EveryKey<Subscriber> => row;
