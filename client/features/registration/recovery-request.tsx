import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { resendEmail } from '../../../generated/client/user.ts';
import { zEmail } from '../../api/schemas.ts';
import { usePortal } from '../../state/portal.ts';
import { EmailField } from '../../ui/form/email-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { AccountCard, CardSubmit } from './account-card.tsx';
import { RecoveryRefused, reasonOf } from './recovery-refused.ts';
import { SignInLink } from './sign-in-link.tsx';

const schema = z.object({ email: zEmail });

type Props = {
  /** Address from a previous visit to this step. */
  email: string;
  isBack: boolean;
  onSent: (email: string, sentTo: string | null) => void;
};

/** Requests a code. */
export function RecoveryRequest({ email, isBack, onSent }: Props) {
  const { t } = useTranslation('registration');
  const { identity } = usePortal();
  const form = useContractForm({ schema, values: { email } });
  const request = async ({ email: address }: { email: string }) => {
    const result = await identity.forgotPassword(address);
    if (result.kind === 'sent') return result.sentTo;
    // The account may have no password yet, and need the link to set one. Otherwise the server sends nothing.
    if (result.reason === 'invalid_request') {
      await resendEmail({ email: address }, { auth: 'none' }).catch(() => undefined);
    }
    throw new RecoveryRefused(result.reason);
  };
  const explain = (failure: unknown) => {
    const reason = reasonOf(failure);
    const text = t(`forgot.refused.${reason}`);
    return reason === 'invalid_request' ? [text, t('forgot.linkSent')] : [text];
  };
  return (
    <AccountCard followed={isBack} title={t('forgot.title')} lead={t('forgot.lead')}>
      <Form
        form={form}
        guard={false}
        onSubmit={request}
        onDone={(sentTo, sent) => onSent(sent.email, sentTo)}
        explain={explain}
      >
        <EmailField form={form} name="email" label={t('email')} required autoComplete="username" />
        <CardSubmit label={t('forgot.send')} busy={t('sending')} />
      </Form>
      <SignInLink label={t('backToSignIn')} />
    </AccountCard>
  );
}
