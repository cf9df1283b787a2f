import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import * as z from 'zod';
import { zPassword, zPin } from '../../api/schemas.ts';
import type { Person, RecoveryRefusal } from '../../identity/types.ts';
import { paths } from '../../lib/paths.ts';
import { passwordsMatch } from '../../rules/validation/pairs.ts';
import { repeats } from '../../rules/validation/schema.ts';
import { usePortal } from '../../state/portal.ts';
import { CodeField } from '../../ui/form/code-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordPair } from '../../ui/form/pairs.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { LightButton } from '../../ui/light/button.tsx';
import { useNavigateIfHere } from '../../ui/use-navigate-if-here.ts';
import { AccountCard, CardSubmit } from './account-card.tsx';
import { showPasswordChanged } from './own-password-changed.tsx';
import { RecoveryRefused, reasonOf } from './recovery-refused.ts';
import { SendAgain } from './send-again.tsx';
import { useSignInAddress } from './sign-in-link.tsx';
import { isOwn, signedInPerson } from './signed-in-person.ts';

const schema = z
  .object({ code: zPin, password: zPassword, confirm_password: z.string().min(1) })
  .check(repeats('confirm_password', 'password', passwordsMatch));
const values = { code: '', password: '', confirm_password: '' };

/** Refusals of a single field. */
const FIELDS: Partial<Record<RecoveryRefusal, string>> = {
  code_mismatch: 'code',
  code_used: 'code',
  password_invalid: 'password',
};

/** Loaded on demand: most visitors are signed out. */
const PasswordChanged = lazyChunk(() => import('./password-changed.tsx'));

type Props = { email: string; sentTo: string; onBack: () => void };

/** The code from the message and a new password. */
export function RecoveryReset({ email, sentTo, onBack }: Props) {
  const { t } = useTranslation('registration');
  const portal = usePortal();
  const { identity } = portal;
  const navigateIfHere = useNavigateIfHere();
  const signIn = useSignInAddress();
  const form = useContractForm({ schema, values });
  const [signedInAs, setSignedInAs] = useState<Person | null>(null);
  const reset = async ({ code, password }: { code: string; password: string }) => {
    const result = await identity.confirmForgotPassword(email, code, password);
    if (result.kind === 'done') return signedInPerson(portal);
    const field = FIELDS[result.reason];
    throw new RecoveryRefused(result.reason, field ? { [field]: [t(`forgot.refused.${result.reason}`)] } : {});
  };
  const done = (person: Person | null) => {
    if (person === null) return void navigateIfHere(signIn, { replace: true, state: { done: 'password_changed' } });
    if (!isOwn(person, email)) return setSignedInAs(person);
    showPasswordChanged();
    void navigateIfHere(paths.loginInfo, { replace: true });
  };
  const sendAgain = async () => {
    const result = await identity.forgotPassword(email);
    return result.kind === 'sent' ? null : t(`forgot.refused.${result.reason}`);
  };
  if (signedInAs !== null) return <PasswordChanged person={signedInAs} done="password_changed" />;
  return (
    <AccountCard
      followed
      title={t('forgot.resetTitle')}
      lead={<Trans t={t} i18nKey="forgot.resetLead" values={{ sentTo }} components={{ b: <b /> }} />}
    >
      <Form
        form={form}
        guard={false}
        onSubmit={reset}
        onDone={done}
        explain={(failure) => [t(`forgot.refused.${reasonOf(failure)}`)]}
      >
        <CodeField form={form} name="code" label={t('forgot.code')} required />
        {/* Associates the new password with the account in password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordPair
          form={form}
          name="password"
          repeated="confirm_password"
          labels={[t('newPassword'), t('confirmPassword')]}
        />
        <CardSubmit label={t('forgot.submit')} busy={t('saving')} />
      </Form>
      <SendAgain send={sendAgain} sent={t('again.sentCode')} />
      <LightButton variant="subtle" onClick={onBack}>
        <IconArrowLeft size={16} aria-hidden />
        {t('forgot.otherEmail')}
      </LightButton>
    </AccountCard>
  );
}
