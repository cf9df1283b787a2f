import { getGetSubscriberQueryKey, getUpdateSubscriberMutationOptions } from '../../../generated/client/subscriber.ts';
import type { Subscriber } from '../../api/model.ts';
import { queryClient } from '../query-client.ts';

/** Changes what the owner of an account agrees to. */
export const subscriberUpdate = () =>
  getUpdateSubscriberMutationOptions({
    mutation: {
      onSuccess: (account, { subscriberId }) => {
        queryClient.setQueryData<Subscriber>(getGetSubscriberQueryKey(subscriberId), account);
      },
    },
  });
