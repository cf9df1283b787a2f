import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { getRequestEmailChangeMutationOptions } from '../../../../generated/client/user.ts';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { User } from '../../../api/model.ts';
import { zEmail } from '../../../api/schemas.ts';
import { patchUser } from '../../../data/users/cache.ts';
import { renewTokens } from '../../../data/users/email-changed.ts';
import { usersQuery } from '../../../data/users/queries.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { emailDiffers, emailsMatch } from '../../../rules/validation/pairs.ts';
import { across, repeats } from '../../../rules/validation/schema.ts';
import { showAlert } from '../../../state/alerts.ts';
import { awaitEmail, forgetEmailChange, pendingEmail, useEmailChange } from '../../../state/email-change.ts';
import { usePortal } from '../../../state/portal.ts';
import { Card } from '../../../ui/card.tsx';
import { Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { EmailPair } from '../../../ui/form/pairs.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useNow } from '../../../ui/use-now.ts';
import styles from '../profile-frame.module.css';

type Addresses = { email: string; confirm_email: string };

/** Rules of a change (commerce 5): an address other than the current one, typed twice. */
const schemaFor = (current: string) =>
  z.object({ email: zEmail, confirm_email: zEmail }).check(
    across<Addresses>('email', ({ email = '' }) => emailDiffers(current, email)),
    repeats('confirm_email', 'email', emailsMatch),
  );

/** The user's sign-in address. It changes once the e-mail to the new address is answered (core 2.1). */
export function EmailCard({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const now = useNow(MINUTE);
  const wanted = pendingEmail(useEmailChange(), now);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed, so the focus moves.
  const ask = (email: string) => {
    awaitEmail(email);
    heading.current?.focus();
  };
  const askAgain = () => {
    forgetEmailChange();
    heading.current?.focus();
  };
  useAnswer(user, wanted);
  return (
    <Card title={t('email.title')} headingRef={heading}>
      <div className={styles.body}>
        <p className={styles.text}>{t('email.current', { email: user.email })}</p>
        {wanted === null ? (
          <EmailForm current={user.email} onSent={ask} />
        ) : (
          <>
            <Notice tone="accent">
              <b>{t('email.pending.title')}</b>
              <p>{t('email.pending.text', { email: wanted })}</p>
            </Notice>
            <div className={styles.buttons}>
              <button type="button" className={styles.inline} onClick={askAgain}>
                {t('email.pending.again')}
              </button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}

function EmailForm({ current, onSent }: { current: string; onSent: (email: string) => void }) {
  const { t } = useTranslation('profile');
  const schema = useMemo(() => schemaFor(current), [current]);
  const form = useContractForm({ schema, values: { email: '', confirm_email: '' } });
  const { mutateAsync } = useMutation(getRequestEmailChangeMutationOptions());
  return (
    <Form
      form={form}
      onSubmit={(data) => mutateAsync({ data })}
      onDone={(_, { email }) => onSent(email)}
      explain={useErrorLines()}
    >
      <EmailPair form={form} name="email" repeated="confirm_email" labels={[t('email.next'), t('email.confirm')]} />
      <FormFooter>
        <FormButtons submit={t('email.submit')} busy={t('email.sending')} />
      </FormFooter>
    </Form>
  );
}

/** While a change is pending, refetches the user when they return to the page: the e-mail is answered elsewhere. */
function useAnswer(user: User, wanted: string | null): void {
  const { t } = useTranslation('profile');
  const { identity } = usePortal();
  const { data: users } = useQuery({
    ...usersQuery(),
    enabled: wanted !== null,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const known = users?.find(({ id }) => id === user.id);
  useEffect(() => {
    if (wanted === null || known?.email !== wanted.toLowerCase()) return;
    patchUser(known);
    forgetEmailChange();
    void renewTokens(identity);
    showAlert({ id: 'email-changed', type: 'success', message: t('email.done') });
  }, [wanted, known, identity, t]);
}
