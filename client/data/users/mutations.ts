import { mutationOptions } from '@tanstack/react-query';
import { getTestPushMutationKey, getUpdateUserMutationOptions, testPush } from '../../../generated/client/user.ts';
import { ApiError, DEFAULT_STATUS } from '../../api/errors.ts';
import { userChanged } from './cache.ts';

/** Changes a user; two forms of one person save one after the other, so that no answer is older than the one before. */
export const userUpdate = (userId: number) =>
  getUpdateUserMutationOptions({ mutation: { scope: { id: `user ${userId}` }, onSuccess: userChanged } });

export type TestChannel = 'push' | 'sms';

/** Sends a test; rejects also when the answer is that it did not leave, with the reason if there is one (commerce 8). */
export const testMessage = (userId: number) =>
  mutationOptions({
    mutationKey: getTestPushMutationKey(),
    mutationFn: async (channel: TestChannel) => {
      const { push_notification_sent: isSent, push_notification_result: reason } = await testPush({
        user_id: userId,
        test_sms_notification: channel === 'sms',
        test_push_notification: channel === 'push',
      });
      if (!isSent) throw notSent(reason);
    },
  });

const NOT_SENT = 'The test was not sent';
const notSent = (reason: string | null) =>
  new ApiError({ kind: 'unexpected', status: DEFAULT_STATUS, message: reason ?? NOT_SENT, detail: reason });
