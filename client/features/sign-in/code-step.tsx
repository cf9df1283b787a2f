import { PinInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Challenge, SignInResult } from '../../identity/types.ts';
import { stopwatch } from '../../rules/elapsed.ts';
import { usePortal } from '../../state/portal.ts';
import type { SessionNotice } from '../../state/session.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { LightButton, SubmitButton } from '../../ui/light/button.tsx';
import { LightCheck } from '../../ui/light/field.tsx';
import { useNow } from '../../ui/use-now.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import styles from './sign-in-form.module.css';

const DIGITS = 6;
/** Milliseconds before a text message may be asked for again. */
const BEFORE_NEXT_CODE = 60_000;

type Props = {
  notice: SessionNotice | null;
  challenge: Extract<Challenge, { kind: 'code' }>;
  onResult: (result: SignInResult) => Promise<void>;
  onBack: () => void;
};

/** The six digits of a text message or an authenticator app. */
export default function CodeStep({ notice, challenge: { factor, sentTo }, onResult, onBack }: Props) {
  const { t } = useTranslation('sign-in');
  const { identity } = usePortal();
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const digits = useRef<HTMLFieldSetElement>(null);
  const focusFirst = () => digits.current?.querySelector('input')?.focus();
  // The code is the one thing to do here.
  useEffect(focusFirst, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trust = new FormData(event.currentTarget).has('trust');
    setIncomplete(code.length < DIGITS);
    if (code.length < DIGITS) return;
    setBusy(true);
    await onResult(await identity.answerCode(code, trust));
    setBusy(false);
    setCode('');
    focusFirst();
  };

  const isText = factor === 'sms';
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <h1>{t('code.title')}</h1>
        <p className={styles.lead}>
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
      <RefusalNotice reason={isBusy ? null : notice} />
      <fieldset ref={digits} aria-describedby="code-hint">
        <legend className={styles.label}>{t('code.label')}</legend>
        {/* Without an id of ours the library makes one after the first drawing, and new fields with it: the focus is lost. */}
        <PinInput
          id="code"
          className={styles.pin}
          length={DIGITS}
          type="number"
          size="md"
          oneTimeCode
          placeholder=""
          value={code}
          error={isIncomplete}
          onChange={setCode}
          getInputProps={(index) => ({ 'aria-label': t('code.digit', { number: index + 1 }) })}
        />
        <p className={styles.hint} id="code-hint">
          {isIncomplete ? t('code.incomplete') : isText && <NewCode onResult={onResult} />}
        </p>
      </fieldset>
      <LightCheck name="trust" label={t('code.trust')} hint={t('code.trustHint')} />
      <SubmitButton size="md" isBusy={isBusy} busyLabel={t('submitting')}>
        {t('code.submit')}
      </SubmitButton>
      <LightButton variant="subtle" onClick={onBack}>
        <IconArrowLeft size={16} aria-hidden />
        {t('code.back')}
      </LightButton>
    </form>
  );
}

/** How long the code works, and another one after a while. */
function NewCode({ onResult }: Pick<Props, 'onResult'>) {
  const { t } = useTranslation('sign-in');
  const { identity } = usePortal();
  const now = useNow(1_000);
  const [sentAt, setSentAt] = useState(now);
  const left = sentAt + BEFORE_NEXT_CODE - now;
  const send = async () => {
    setSentAt(now);
    await onResult(await identity.sendNewCode());
  };
  return (
    <>
      {t('code.life')}{' '}
      {left > 0 ? (
        <span className="tabular">{t('code.sendNewIn', { time: stopwatch(left) })}</span>
      ) : (
        <BareButton className={styles.link} onClick={() => void send()}>
          {t('code.sendNew')}
        </BareButton>
      )}
    </>
  );
}
