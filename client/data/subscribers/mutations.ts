import { getGetSubscriberQueryKey, getUpdateSubscriberMutationOptions } from '../../../generated/client/subscriber.ts';
import type { Subscriber } from '../../api/model.ts';
import { queryClient } from '../query-client.ts';

/** Updates the consents of an account's owner. */
export const subscriberUpdate = () =>
  getUpdateSubscriberMutationOptions({
    mutation: {
      onSuccess: (account, { subscriberId }) => {
        queryClient.setQueryData<Subscriber>(getGetSubscriberQueryKey(subscriberId), account);
      },
    },
  });
