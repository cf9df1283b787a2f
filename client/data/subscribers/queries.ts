import { queryOptions } from '@tanstack/react-query';
import { getSubscriber } from '../../../generated/client/subscriber.ts';

/** One account: what its owner agreed to. Its guests may look at it. */
export const subscriberQuery = (subscriberId: number) =>
  queryOptions({
    queryKey: ['getSubscriber', subscriberId],
    queryFn: ({ signal }) => getSubscriber(subscriberId, { signal }),
  });
