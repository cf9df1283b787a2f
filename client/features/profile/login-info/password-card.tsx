import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { getResendEmailMutationOptions } from '../../../../generated/client/user.ts';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { User } from '../../../api/model.ts';
import { zPassword } from '../../../api/schemas.ts';
import { paths } from '../../../lib/paths.ts';
import { passwordsMatch } from '../../../rules/validation/pairs.ts';
import { repeats, text } from '../../../rules/validation/schema.ts';
import { usePortal } from '../../../state/portal.ts';
import { Card } from '../../../ui/card.tsx';
import { Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { PasswordPair } from '../../../ui/form/pairs.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-exists.tsx';
import styles from '../profile-frame.module.css';
import { showSaved } from '../saved.ts';
import { useRefused, useRefusedLines } from '../use-refused.ts';

/** Changes the password, or sets the first one. */
export function PasswordCard({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  return (
    <Card title={t('password.title')}>
      <div className={styles.body}>{user.is_password_set ? <PasswordForm /> : <FirstPassword user={user} />}</div>
    </Card>
  );
}

const schema = z
  .object({ current: text(), password: zPassword, confirm_password: text() })
  .check(repeats('confirm_password', 'password', passwordsMatch));
const EMPTY = { current: '', password: '', confirm_password: '' };

function PasswordForm() {
  const { t } = useTranslation('profile');
  const { identity } = usePortal();
  const answerOf = useRefused();
  const form = useContractForm({ schema, values: EMPTY });
  const change = async ({ current, password }: z.output<typeof schema>) =>
    answerOf(await identity.account((calls) => calls.changePassword(current, password)), {
      current_invalid: 'current',
      password_invalid: 'password',
    });
  const finish = () => {
    form.reset(EMPTY);
    showSaved('password');
  };
  return (
    <Form form={form} onSubmit={change} onDone={finish} explain={useRefusedLines()}>
      <PasswordField
        form={form}
        name="current"
        label={t('password.current')}
        required
        hint={
          <PageLink to={paths.forgotPassword} className={styles.forgotten}>
            {t('password.forgotten')}
          </PageLink>
        }
      />
      <PasswordPair
        form={form}
        name="password"
        repeated="confirm_password"
        labels={[t('password.next'), t('password.confirm')]}
      />
      <FormFooter isSecondary>
        <FormButtons submit={t('password.submit')} />
      </FormFooter>
    </Form>
  );
}

/** A user who never set a password has no current one to enter, so this sends the e-mail of the invitation again. */
function FirstPassword({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const explain = useErrorLines();
  const asking = getResendEmailMutationOptions();
  const { mutate, isPending, isSuccess, error } = useMutation(asking);
  const send = () => {
    if (client.isMutating(asking) === 0) mutate({ data: { email: user.email } });
  };
  return (
    <>
      <p className={styles.text}>{t('password.unset.text')}</p>
      {isSuccess && <Notice tone="success">{t('password.unset.sent', { email: user.email })}</Notice>}
      {error && (
        <Notice tone="alarm">
          {explain(error).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button variant="default" loading={isPending} onClick={send}>
          {t('password.unset.send')}
        </Button>
      </div>
    </>
  );
}
