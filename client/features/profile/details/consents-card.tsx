import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useGetSubscriber } from '../../../../generated/client/subscriber.ts';
import { useErrorLines } from '../../../api/error-lines.ts';
import { errorOfFailure } from '../../../api/errors.ts';
import type { Subscriber, User } from '../../../api/model.ts';
import { subscriberUpdate } from '../../../data/subscribers/mutations.ts';
import { accountOf, canManageSubscriber, ownAccount } from '../../../rules/access/roles.ts';
import { Card } from '../../../ui/card.tsx';
import { changesOf } from '../../../ui/form/changes.ts';
import { SwitchField } from '../../../ui/form/check-field.tsx';
import { Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { useEditForm } from '../../../ui/form/use-edit-form.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import styles from '../profile-frame.module.css';
import { showSaved } from '../saved.ts';
import { TestMessages } from './test-messages.tsx';

/** Consents of the account: editable for its owner, read-only for guests (commerce 3). */
export function ConsentsCard({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const account = accountOf(user);
  return (
    <Card title={t('consents.title')}>
      <div className={styles.body}>
        {account === null ? <NoAccount /> : <Consents user={user} account={account} />}
        <TestMessages user={user} />
      </div>
    </Card>
  );
}

function NoAccount() {
  const { t } = useTranslation('profile');
  return <p className={styles.text}>{t('consents.disabled.no_account')}</p>;
}

function Consents({ user, account }: { user: User; account: number }) {
  const { t } = useTranslation('profile');
  const explain = useErrorLines();
  const { data, error, isPending, refetch } = useGetSubscriber(account);
  const showsWait = useDelayed(isPending);
  if (data) return <ConsentsForm user={user} account={account} subscriber={data} />;
  // Before a guest's access begins, and after it ended, the account does not exist for them.
  if (error && ownAccount(user) === null && errorOfFailure(error).kind === 'not-found') return <NoAccount />;
  if (error) {
    return <FailureState title={t('consents.failed')} lines={explain(error)} onRetry={() => void refetch()} />;
  }
  return showsWait ? <SkeletonRows rows={2} /> : null;
}

const schema = z.object({ text_message_consent: z.boolean(), billing_push_enabled: z.boolean() });

const valuesOf = ({ text_message_consent, billing_push_enabled }: Subscriber) => ({
  text_message_consent,
  billing_push_enabled,
});

type FormProps = { user: User; account: number; subscriber: Subscriber };

function ConsentsForm({ user, account, subscriber }: FormProps) {
  const { t } = useTranslation('profile');
  const { mutateAsync } = useMutation(subscriberUpdate());
  const gate = canManageSubscriber(user);
  const { form, props } = useEditForm({
    schema,
    saved: subscriber,
    follows: true,
    valuesOf,
    save: async (sent, known) => {
      const data = changesOf(known, sent);
      return data && (await mutateAsync({ subscriberId: account, data }));
    },
    onSaved: (saved) => showSaved(saved ? 'consents' : 'nothing'),
  });
  return (
    <Form {...props} explain={useErrorLines()}>
      <SwitchField
        form={form}
        name="text_message_consent"
        label={t('consents.text')}
        hint={t('consents.textHint')}
        disabled={!gate.allowed}
      />
      <SwitchField
        form={form}
        name="billing_push_enabled"
        label={t('consents.billing')}
        hint={t('consents.billingHint')}
        disabled={!gate.allowed}
      />
      <FormFooter isSecondary>
        <FormButtons
          submit={t('consents.submit')}
          disabledReason={gate.allowed ? null : t(`consents.disabled.${gate.reason}`)}
        />
      </FormFooter>
    </Form>
  );
}
