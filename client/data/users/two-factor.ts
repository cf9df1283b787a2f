import { queryOptions } from '@tanstack/react-query';
import type {
  AccountCalls,
  AccountResult,
  Identity,
  SecondFactor,
  TrustedDevice,
  TwoFactor,
} from '../../identity/types.ts';
import { withFactor, withoutFactor } from '../../rules/access/two-factor.ts';
import type { AnswerOf } from './phone.ts';

type Service = Pick<Identity, 'account'>;

/** The user's second factors. Asked again whenever the page is returned to, because another tab may have changed them. */
export const twoFactorQuery = (identity: Service, answerOf: AnswerOf) =>
  queryOptions({
    queryKey: ['identity', 'two-factor'],
    queryFn: async (): Promise<TwoFactor> => {
      const { on, phone } = answerOf(await identity.account((calls) => calls.twoFactor()));
      return { on, phone };
    },
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

export const trustedDevicesQuery = (identity: Service, answerOf: AnswerOf) =>
  queryOptions({
    queryKey: ['identity', 'devices'],
    queryFn: async (): Promise<readonly TrustedDevice[]> =>
      answerOf(await identity.account((calls) => calls.devices())).devices,
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** Turns a verified factor on, beside those that the service has now: another tab may have changed them. */
export const turnOn =
  (factor: SecondFactor) =>
  async (calls: AccountCalls): Promise<AccountResult> => {
    const known = await calls.twoFactor();
    return known.kind === 'refused' ? known : calls.setFactors(withFactor(known.on, factor));
  };

/** `changed`: the factors are not those that the user saw, so nothing was done. */
export type TurnedOff = { outcome: 'done' | 'changed' };

/**
 * Turns a factor off after a proof (commerce 4). The last one also forgets all devices and ends every session. Safe to
 * repeat after a failure in the middle: nothing is less protected until the devices are forgotten.
 */
export const turnOff =
  (factor: SecondFactor, isLast: boolean) =>
  async (calls: AccountCalls): Promise<AccountResult<TurnedOff>> => {
    const known = await calls.twoFactor();
    if (known.kind === 'refused') return known;
    const left = withoutFactor(known.on, factor);
    if ((left.length === 0) !== isLast) return { kind: 'done', outcome: 'changed' };
    const steps = isLast
      ? [() => calls.forgetAllDevices(), () => calls.setFactors([]), () => calls.signOutEverywhere()]
      : [() => calls.setFactors(left)];
    for (const step of steps) {
      const result = await step();
      if (result.kind === 'refused') return result;
    }
    return { kind: 'done', outcome: 'done' };
  };
