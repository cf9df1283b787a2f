import { queryOptions } from '@tanstack/react-query';
import { body } from '../../api/body.ts';
import { getSubscriber } from '../../api/operations.ts';

/** One account: what its owner agreed to. Its guests may look at it. */
export const subscriberQuery = (subscriberId: number) =>
  queryOptions({
    queryKey: ['getSubscriber', subscriberId],
    queryFn: ({ signal }) => body(getSubscriber(subscriberId, { signal })),
  });
