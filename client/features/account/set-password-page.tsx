import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as z from 'zod';
import { useErrorLines } from '../../api/error-lines.ts';
import { setPassword } from '../../api/operations.ts';
import { zPassword } from '../../api/schemas.ts';
import type { Person } from '../../identity/types.ts';
import { useOneTimeToken } from '../../lib/one-time-token.ts';
import { passwordsMatch } from '../../rules/validation/pairs.ts';
import { repeats } from '../../rules/validation/schema.ts';
import { usePortal } from '../../state/portal.ts';
import { Form } from '../../ui/form/form.tsx';
import { PasswordPair } from '../../ui/form/pairs.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { AccountCard, CardSubmit } from './account-card.tsx';
import { DeadLink } from './dead-link.tsx';
import { SignInLink, useSignInAddress } from './sign-in-link.tsx';
import { signedInPerson } from './signed-in-person.ts';
import { type TokenProblem, tokenProblemOf } from './token-problem.ts';

const schema = z
  .object({ password: zPassword, confirm_password: z.string().min(1) })
  .check(repeats('confirm_password', 'password', passwordsMatch));
const values = { password: '', confirm_password: '' };

/** For somebody who is signed in: few are. */
const PasswordChanged = lazy(() => import('./password-changed.tsx'));

/** Sets the first password with the token of an e-mail, which completes a registration too (core 5, core 7). */
export default function SetPasswordPage() {
  const { t } = useTranslation('account');
  const explain = useErrorLines();
  const { identity } = usePortal();
  const navigate = useNavigate();
  const signIn = useSignInAddress();
  const { token, forget } = useOneTimeToken();
  const [problem, setProblem] = useState<TokenProblem | null>(token === null ? 'INVALID_TOKEN' : null);
  const [somebody, setSomebody] = useState<Person | null>(null);
  const form = useContractForm({ schema, values });

  const send = async (passwords: { password: string; confirm_password: string }) => {
    const query = { token: token ?? '' };
    try {
      await setPassword({ ...passwords, ...query }, query, { auth: 'none' });
    } catch (failure) {
      const found = tokenProblemOf(failure);
      if (found === null) throw failure;
      forget();
      setProblem(found);
      return null;
    }
    return { person: await signedInPerson(identity) };
  };
  const done = (set: { person: Person | null } | null) => {
    if (set === null) return;
    forget();
    if (set.person === null) void navigate(signIn, { replace: true, state: { done: 'password_set' } });
    // Whose password it was the token does not say.
    else setSomebody(set.person);
  };

  if (problem !== null) return <DeadLink problem={problem} followed={token !== null} />;
  if (somebody !== null) return <PasswordChanged person={somebody} done="password_set" />;
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
