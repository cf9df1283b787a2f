import { notFound } from '../contract/replies.ts';
import type { HandlersOf, Tagged } from '../contract/types.ts';

export const subscriberOperations = (): HandlersOf<Tagged<'subscriber'>> => ({
  getSubscriber: ({ params }, { world }) => {
    const body = world.tables.subscribers.get(params.subscriberId);
    return body ? { status: 200, body } : notFound;
  },

  updateSubscriber: ({ params, body }, { world }) => {
    if (!world.tables.subscribers.get(params.subscriberId)) return notFound;
    return { status: 200, body: world.tables.subscribers.update(params.subscriberId, body) };
  },
});
