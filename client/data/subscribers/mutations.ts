import { mutationOptions } from '@tanstack/react-query';
import { updateSubscriber } from '../../../generated/client/subscriber.ts';
import type { SubscriberUpdate } from '../../api/model.ts';
import { queryClient } from '../query-client.ts';
import { subscriberQuery } from './queries.ts';

/** Changes what the owner of an account agrees to. */
export const subscriberUpdate = (subscriberId: number) =>
  mutationOptions({
    mutationKey: ['updateSubscriber', subscriberId],
    mutationFn: (changes: SubscriberUpdate) => updateSubscriber(subscriberId, changes),
    onSuccess: (account) => queryClient.setQueryData(subscriberQuery(subscriberId).queryKey, account),
  });
