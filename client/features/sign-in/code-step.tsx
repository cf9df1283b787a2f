import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Challenge, RefusalReason, SignInResult } from '../../identity/types.ts';
import { now } from '../../lib/now.ts';
import { paths } from '../../lib/paths.ts';
import { usePortal } from '../../state/portal.ts';
import { CodeInput } from '../../ui/code-input/code-input.tsx';
import { FieldError } from '../../ui/form/wrapper.tsx';
import { LightButton, SubmitButton } from '../../ui/light/button.tsx';
import { LightCheck } from '../../ui/light/field.tsx';
import { Resend } from '../../ui/light/resend.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink, usePageExists } from '../../ui/page-exists.tsx';
import styles from './code-step.module.css';

const DIGITS = 6;
/** Refusals that invalidate the code. Others keep the digits. */
const SPENT: ReadonlySet<RefusalReason> = new Set(['code_mismatch', 'code_used', 'app_code_used']);

type Props = {
  /** Why the last attempt failed. */
  notice: ReactNode;
  challenge: Extract<Challenge, { kind: 'code' }>;
  /** Signed in, and the account is loading. */
  isOpening: boolean;
  onResult: (result: SignInResult) => Promise<void>;
  onBack: () => void;
};

/** Code of a text message or an authenticator app. */
export default function CodeStep({
  notice,
  challenge: { factor, sentTo, hasOther },
  isOpening,
  onResult,
  onBack,
}: Props) {
  const { t } = useTranslation(['second-factor', 'sign-in']);
  const { identity } = usePortal();
  const canUndo = usePageExists()(paths.twoFactor);
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [sentAt, setSentAt] = useState(now);
  const [isSending, setSending] = useState(false);
  const [wasSentAgain, setSentAgain] = useState(false);

  const input = useRef<{ focus: () => void }>(null);
  // The code is the only input of this step.
  useEffect(() => input.current?.focus(), []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const trust = new FormData(event.currentTarget).has('trust');
    if (code.length < DIGITS) {
      setIncomplete(true);
      return input.current?.focus();
    }
    setSentAgain(false);
    setBusy(true);
    const result = await identity.answerCode(code, trust);
    await onResult(result);
    setBusy(false);
    if (result.kind !== 'refused' || !SPENT.has(result.reason)) return;
    setCode('');
    input.current?.focus();
  };
  const sendAgain = async () => {
    setSentAgain(false);
    setSending(true);
    const result = await identity.sendNewCode();
    const isSent = result.kind === 'challenge';
    if (isSent) setSentAt(now());
    setSentAgain(isSent);
    await onResult(result);
    setSending(false);
  };

  const chooseAgain = async () => {
    if (isSending) return;
    setSending(true);
    await onResult(await identity.chooseAgain());
    setSending(false);
  };

  const isText = factor === 'sms';
  const described = ['code-sent', isIncomplete && 'code-error', isText && 'code-life'].filter(Boolean).join(' ');
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <h1>{t('code.title')}</h1>
        <p className={styles.lead} id="code-sent">
          {isText && sentTo !== null ? (
            <Trans
              t={t}
              i18nKey="code.sms"
              values={{ digits: sentTo }}
              components={{ b: <b className={styles.number} /> }}
            />
          ) : (
            t(isText ? 'code.smsAnywhere' : 'code.totp')
          )}
        </p>
      </div>
      {!isBusy && !isSending && notice}
      {wasSentAgain && <Notice tone="success">{t('code.sentNew')}</Notice>}
      <div className={styles.code}>
        <label className={styles.label} htmlFor="code">
          {t('code.label')}
        </label>
        <CodeInput
          ref={input}
          id="code"
          name="code"
          length={DIGITS}
          value={code}
          isInvalid={isIncomplete}
          onChange={(typed) => {
            setCode(typed);
            setIncomplete(false);
          }}
          aria-describedby={described}
        />
        {isIncomplete && (
          <p className={styles.error} id="code-error" role="alert">
            <FieldError>{t('code.incomplete')}</FieldError>
          </p>
        )}
        {isText && (
          <p className={styles.hint}>
            <span id="code-life">{t('code.life')}</span>{' '}
            <Resend
              sentAt={sentAt}
              isBusy={isSending || isBusy}
              label={t('code.sendNew')}
              wait={(time) => t('code.wait', { time })}
              onPress={() => void sendAgain()}
            />
          </p>
        )}
      </div>
      <LightCheck
        name="trust"
        label={t('code.trust')}
        hint={canUndo ? `${t('code.trustHint')} ${t('code.trustUndo')}` : t('code.trustHint')}
      />
      <SubmitButton
        size="md"
        isBusy={isBusy || isOpening}
        busyLabel={t(isOpening ? 'sign-in:opening' : 'sign-in:submitting')}
      >
        {t('code.submit')}
      </SubmitButton>
      {hasOther && (
        <LightButton variant="subtle" disabled={isBusy || isSending} onClick={() => void chooseAgain()}>
          {t('code.other')}
        </LightButton>
      )}
      {!hasOther && (
        <p className={styles.help}>
          {t('code.lost')} <PageLink to={paths.support}>{t('code.support')}</PageLink>
        </p>
      )}
      <LightButton variant="subtle" disabled={isBusy || isSending} onClick={onBack}>
        <IconArrowLeft size={16} aria-hidden />
        {t('back')}
      </LightButton>
    </form>
  );
}
