import { mutationOptions } from '@tanstack/react-query';
import { requestEmailChange, resendEmail, testPush, updateUser } from '../../../generated/client/user.ts';
import { ApiError, DEFAULT_STATUS } from '../../api/errors.ts';
import type { ChangeEmailRequest, UserUpdate } from '../../api/model.ts';
import { userChanged } from './cache.ts';

/** Changes a user; two forms of one person save one after the other, so that no answer is older than the one before. */
export const userUpdate = (userId: number) =>
  mutationOptions({
    mutationKey: ['updateUser', userId],
    scope: { id: `user ${userId}` },
    mutationFn: (changes: UserUpdate) => updateUser(userId, changes),
    onSuccess: userChanged,
  });

/** Asks for another address; it changes when the letter that is sent there is answered. */
export const emailChangeRequest = () =>
  mutationOptions({
    mutationKey: ['requestEmailChange'],
    mutationFn: (request: ChangeEmailRequest) => requestEmailChange(request),
  });

/** Sends the letter again with which somebody chooses their first password. */
export const passwordLink = () =>
  mutationOptions({ mutationKey: ['resendEmail'], mutationFn: (email: string) => resendEmail({ email }) });

export type TestChannel = 'push' | 'sms';

/** Sends a test; rejects also when the answer is that it did not leave, with the reason if there is one (commerce 8). */
export const testMessage = (userId: number) =>
  mutationOptions({
    mutationKey: ['testPush', userId],
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
