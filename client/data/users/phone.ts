import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { AccountResult, Identity, IdentityPhone } from '../../identity/types.ts';

/** Unwraps a result, or throws its refusal. */
export type AnswerOf = <Answer extends object>(result: AccountResult<Answer>) => Answer;

/** The phone that receives codes of the identity service, which may differ from the profile's. */
export const identityPhoneQuery = (identity: Pick<Identity, 'account'>, answerOf: AnswerOf) =>
  queryOptions({
    queryKey: ['identity', 'phone'],
    queryFn: async (): Promise<IdentityPhone> => {
      const { number, isVerified } = answerOf(await identity.account((calls) => calls.phone()));
      return { number, isVerified };
    },
    retry: false,
  });

/** Sends a code to a number. */
export const phoneCode = (identity: Pick<Identity, 'account'>, answerOf: AnswerOf) =>
  mutationOptions({
    mutationKey: ['identity', 'phone', 'code'],
    mutationFn: async (number: string) =>
      answerOf(await identity.account((calls) => calls.sendAttributeCode('phone_number', number))),
  });
