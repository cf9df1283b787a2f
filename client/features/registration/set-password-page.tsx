import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { setPassword } from '../../../generated/client/user.ts';
import { useErrorLines } from '../../api/error-lines.ts';
import { zPassword } from '../../api/schemas.ts';
import type { Person } from '../../identity/types.ts';
import { useKeptOutcome } from '../../lib/kept-outcome.ts';
import { TOKEN_PROBLEMS, type TokenProblem, useOneTimeToken } from '../../lib/one-time-token.ts';
import { passwordsMatch } from '../../rules/validation/pairs.ts';
import { repeats } from '../../rules/validation/schema.ts';
import { usePortal } from '../../state/portal.ts';
import { Form } from '../../ui/form/form.tsx';
import { PasswordPair } from '../../ui/form/pairs.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { useNavigateIfHere } from '../../ui/use-navigate-if-here.ts';
import { AccountCard, CardSubmit } from './account-card.tsx';
import { DeadLink } from './dead-link.tsx';
import { SignInLink, useSignInAddress } from './sign-in-link.tsx';
import { signedInPerson } from './signed-in-person.ts';
import { tokenProblemOf } from './token-problem.ts';

const schema = z
  .object({ password: zPassword, confirm_password: z.string().min(1) })
  .check(repeats('confirm_password', 'password', passwordsMatch));
const values = { password: '', confirm_password: '' };
/** `set`: while a user is signed in. */
type Outcome = TokenProblem | 'set';
const OUTCOMES: readonly Outcome[] = ['set', ...TOKEN_PROBLEMS];

/** Loaded on demand: most visitors are signed out. */
const PasswordChanged = lazyChunk(() => import('./password-changed.tsx'));

/** Sets the first password with the token of an e-mail, which also completes a registration (core 5, core 7). */
export default function SetPasswordPage() {
  const { t } = useTranslation('registration');
  const explain = useErrorLines();
  const portal = usePortal();
  const navigateIfHere = useNavigateIfHere();
  const signIn = useSignInAddress();
  const { token, forget } = useOneTimeToken();
  const [fresh, setFresh] = useState<Outcome | null>(null);
  const [signedIn, setSignedIn] = useState<Person | null>(null);
  const outcome = useKeptOutcome(fresh, OUTCOMES) ?? (token === null ? 'INVALID_TOKEN' : null);
  const form = useContractForm({ schema, values });

  const send = async (passwords: { password: string; confirm_password: string }) => {
    const query = { token: token ?? '' };
    try {
      await setPassword({ ...passwords, ...query }, query, { auth: 'none' });
    } catch (failure) {
      const found = tokenProblemOf(failure);
      if (found === null) throw failure;
      forget();
      setFresh(found);
      return null;
    }
    return { person: await signedInPerson(portal) };
  };
  const follow = (person: Person | null) => {
    if (person === null) void navigateIfHere(signIn, { replace: true, state: { done: 'password_set' } });
    // The token does not say which account it belongs to.
    else setSignedIn(person);
  };
  const done = (set: { person: Person | null } | null) => {
    if (set === null) return;
    forget();
    if (set.person !== null) setFresh('set');
    follow(set.person);
  };
  // On return another user may be signed in, or none.
  const isReturn = outcome === 'set' && fresh === null;
  const followReturn = useEffectEvent(follow);
  useEffect(() => {
    if (!isReturn) return;
    let isHere = true;
    void signedInPerson(portal).then((person) => isHere && followReturn(person));
    return () => {
      isHere = false;
    };
  }, [isReturn, portal]);

  if (outcome === 'set') return signedIn && <PasswordChanged person={signedIn} done="password_set" />;
  if (outcome !== null) return <DeadLink problem={outcome} followed={fresh !== null} />;
  return (
    <AccountCard title={t('set.title')} lead={t('set.lead')}>
      <Form form={form} guard={false} onSubmit={send} onDone={done} explain={explain}>
        <PasswordPair
          form={form}
          name="password"
          repeated="confirm_password"
          labels={[t('password'), t('confirmPassword')]}
        />
        <CardSubmit label={t('set.submit')} busy={t('saving')} />
      </Form>
      <SignInLink label={t('backToSignIn')} />
    </AccountCard>
  );
}
