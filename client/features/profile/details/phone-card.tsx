import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { zPin } from '../../../api/schemas.ts';
import { identityPhoneQuery, phoneCode } from '../../../data/users/phone.ts';
import { formatPhone } from '../../../rules/validation/phone.ts';
import { usePortal } from '../../../state/portal.ts';
import { Card } from '../../../ui/card.tsx';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { FailureState } from '../../../ui/states.tsx';
import styles from '../profile-frame.module.css';
import { showSaved } from '../saved.ts';
import { useRefused, useRefusedLines } from '../use-refused.ts';

/** Whether the identity service has verified the saved number. If not, verifies it with a code by text message. */
export function PhoneCard({ phone }: { phone: string }) {
  const { t } = useTranslation('profile');
  const { identity } = usePortal();
  const answerOf = useRefused();
  const explain = useRefusedLines();
  const { data, error, refetch } = useQuery(identityPhoneQuery(identity, answerOf));
  const heading = useRef<HTMLHeadingElement>(null);
  const finish = () => {
    heading.current?.focus();
    void refetch();
  };
  const isVerified = data?.number === phone && data.isVerified;
  const Icon = isVerified ? IconCircleCheck : IconAlertTriangle;
  const status = data && (
    <span className={styles.status} data-verified={isVerified}>
      <Icon size={16} aria-hidden />
      {t(isVerified ? 'phone.verified' : 'phone.unverified')}
    </span>
  );
  return (
    <Card title={t('phone.title')} beside={status} headingRef={heading}>
      <div className={styles.body}>
        <p>
          <b className="tabular">{formatPhone(phone)}</b>
        </p>
        {data && <p className={styles.text}>{t(isVerified ? 'phone.verifiedText' : 'phone.unverifiedText')}</p>}
        {data && !isVerified && <Verification phone={phone} onVerified={finish} />}
        {error && <FailureState title={t('phone.failed')} lines={explain(error)} onRetry={() => void refetch()} />}
      </div>
    </Card>
  );
}

const schema = z.object({ code: zPin });

function Verification({ phone, onVerified }: { phone: string; onVerified: () => void }) {
  const { t } = useTranslation('profile');
  const { identity } = usePortal();
  const client = useQueryClient();
  const answerOf = useRefused();
  const explain = useRefusedLines();
  const form = useContractForm({ schema, values: { code: '' } });
  const sending = phoneCode(identity, answerOf);
  const { mutate, data: sent, error, isPending } = useMutation(sending);
  // The code field replaces the pressed button.
  const { setFocus } = form;
  useEffect(() => {
    if (sent) setFocus('code');
  }, [sent, setFocus]);
  const send = () => {
    if (client.isMutating({ mutationKey: sending.mutationKey }) > 0) return;
    form.reset({ code: '' });
    mutate(phone);
  };
  const verify = async ({ code }: { code: string }) =>
    answerOf(await identity.account((calls) => calls.verifyAttribute('phone_number', code)), {
      code_mismatch: 'code',
      code_expired: 'code',
    });
  const finish = () => {
    showSaved('phone');
    onVerified();
  };
  const sendButton = (
    <Button variant="default" loading={isPending} onClick={send}>
      {t(sent ? 'phone.again' : 'phone.send')}
    </Button>
  );
  return (
    <>
      {error && (
        <Notice tone="alarm">
          {explain(error).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      {sent ? (
        <Form form={form} onSubmit={verify} onDone={finish} explain={explain} guard={false}>
          <Notice tone="accent">
            {sent.sentTo ? t('phone.sent', { ending: sent.sentTo }) : t('phone.sentSomewhere')}
          </Notice>
          <CodeField form={form} name="code" label={t('phone.code')} required />
          <FormFooter>
            {sendButton}
            <FormButtons submit={t('phone.verify')} busy={t('phone.verifying')} />
          </FormFooter>
        </Form>
      ) : (
        <div className={styles.buttons}>{sendButton}</div>
      )}
    </>
  );
}
