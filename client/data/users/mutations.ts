import { mutationOptions } from '@tanstack/react-query';
import { getTestPushMutationKey, getUpdateUserMutationOptions, testPush } from '../../../generated/client/user.ts';
import { ApiError, DEFAULT_STATUS } from '../../api/errors.ts';
import type { User } from '../../api/model.ts';
import { userChanged } from './cache.ts';

/** Updates a user. Saves of one user run one after the other, so that responses arrive in order. */
export const userUpdate = (userId: number) =>
  getUpdateUserMutationOptions({ mutation: { scope: { id: `user ${userId}` }, onSuccess: userChanged } });

export type TestChannel = 'push' | 'sms';

/**
 * Sends a test message. Rejects also if the response says that it was not sent, with the reason if any (commerce 8).
 */
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

/** After a change of the PIN for voice assistants, of which the service answers nothing. */
export const voicePinChanged = (user: User, isSet: boolean): Promise<void> =>
  userChanged({ ...user, is_voice_pin_set: isSet });
