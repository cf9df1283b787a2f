import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import * as z from 'zod';
import { resendEmail } from '../../../generated/client/user.ts';
import { useErrorLines } from '../../api/error-lines.ts';
import { zEmail } from '../../api/schemas.ts';
import type { TokenProblem } from '../../lib/one-time-token.ts';
import { EmailField } from '../../ui/form/email-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountCard, CardSubmit } from './account-card.tsx';
import { SignInLink, useSignInAddress } from './sign-in-link.tsx';

const schema = z.object({ email: zEmail });
const values = { email: '' };

/** An expired or used password link, with the next step: request another one, or sign in. */
export function DeadLink({ problem, followed }: { problem: TokenProblem; followed: boolean }) {
  const { t } = useTranslation('registration');
  const explain = useErrorLines();
  const signIn = useSignInAddress();
  const form = useContractForm({ schema, values });
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (sentTo !== null) {
    return (
      <AccountCard
        followed
        title={t('dead.sentTitle')}
        lead={<Trans t={t} i18nKey="dead.sentText" values={{ email: sentTo }} components={{ b: <b /> }} />}
      >
        <ButtonLink size="md" to={signIn}>
          {t('backToSignIn')}
        </ButtonLink>
      </AccountCard>
    );
  }
  return (
    <AccountCard followed={followed} title={t('dead.title')}>
      <Notice tone="alarm">{t(`dead.${problem}`)}</Notice>
      {problem === 'USED_TOKEN' ? (
        <ButtonLink size="md" to={signIn}>
          {t('signIn')}
        </ButtonLink>
      ) : (
        <>
          <p>{t('dead.way')}</p>
          <Form
            form={form}
            guard={false}
            onSubmit={(sent) => resendEmail(sent, { auth: 'none' })}
            onDone={(_answer, { email }) => setSentTo(email)}
            explain={explain}
          >
            <EmailField form={form} name="email" label={t('email')} required />
            <CardSubmit label={t('dead.send')} busy={t('sending')} />
          </Form>
          <SignInLink label={t('backToSignIn')} />
        </>
      )}
    </AccountCard>
  );
}
