import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  AccountCalls,
  AccountResult,
  Challenge,
  Proof,
  RefusalReason,
  SignInResult,
} from '../../../identity/types.ts';
import { usePortal } from '../../../state/portal.ts';
import { useUser } from '../../../state/session.ts';
import { Refused } from '../refused.ts';

/** Refusals of a field. */
const FIELDS: { readonly [Reason in RefusalReason]?: string } = {
  incorrect: 'password',
  code_mismatch: 'code',
  code_used: 'code',
  app_code_used: 'code',
};

export type ProofStep = { kind: 'password'; isAgain: boolean } | Challenge;

/** The steps of a second sign-in of the user: password, choice, code. Each throws a refusal that its form can show. */
export function useProof() {
  const { t } = useTranslation(['profile', 'sign-in', 'common']);
  const { identity } = usePortal();
  const { email } = useUser();
  const loaded = useRef<Promise<Proof> | null>(null);
  const load = (): Promise<Proof> => {
    loaded.current ??= identity.prove(email).catch(() => {
      loaded.current = null;
      throw new Refused(t('common:notLoaded'));
    });
    return loaded.current;
  };
  const [step, setStep] = useState<ProofStep>({ kind: 'password', isAgain: false });

  const textOf = (reason: RefusalReason): string => {
    if (reason === 'incorrect') return t('profile:refused.current_invalid');
    return reason === 'not_loaded' ? t('common:notLoaded') : t(`sign-in:refused.${reason}`);
  };
  /** Follows a result, and tells whether the user is proved. */
  const follow = (result: SignInResult): boolean => {
    if (result.kind === 'challenge') setStep(result.challenge);
    if (result.kind !== 'refused') return result.kind === 'signed_in';
    if (result.reason === 'challenge_expired') {
      setStep({ kind: 'password', isAgain: true });
      return false;
    }
    throw new Refused(textOf(result.reason), FIELDS[result.reason]);
  };
  return {
    step,
    account: async <Answer extends object>(work: (calls: AccountCalls) => Promise<AccountResult<Answer>>) =>
      (await load()).account(work),
    enterPassword: async (password: string) => follow(await (await load()).signIn(password)),
    choose: async (factor: 'sms' | 'totp') => follow(await (await load()).chooseFactor(factor)),
    chooseAgain: async () => follow(await (await load()).chooseAgain()),
    sendAgain: async () => follow(await (await load()).sendNewCode()),
    enterCode: async (code: string) => follow(await (await load()).answerCode(code)),
  };
}
