import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Credentials, Door, RefusalReason, SignInResult } from '../../identity/types.ts';
import { paths } from '../../lib/paths.ts';
import { refusesSignIn } from '../../rules/access/sign-in.ts';
import { usePortal } from '../../state/portal.ts';
import type { SessionNotice } from '../../state/session.ts';
import { SubmitButton } from '../../ui/light/button.tsx';
import { EmailField, LightCheck, LightField } from '../../ui/light/field.tsx';
import { StepHeading } from '../../ui/light/step-heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink, usePageExists } from '../../ui/page-exists.tsx';
import { useEmptied } from '../../ui/use-emptied.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import styles from './sign-in-form.module.css';
import type { SignInDone, Typed } from './sign-in-form.tsx';
import { useOnwards } from './use-onwards.ts';

type Props = {
  door: Door | null;
  notice: SessionNotice | null;
  /** Success message of the previous page. A refusal replaces it. */
  done: SignInDone | null;
  /** Signed in, and the account is loading. */
  isOpening: boolean;
  /** Initial values of the fields. */
  typed: Typed;
  /** The user returns from the second step. */
  followed: boolean;
  onSubmit: (typed: Typed) => void;
  onResult: (result: SignInResult) => Promise<void>;
};

/** Refusals whose next step is a link in an e-mail. */
const HAS_A_LETTER: ReadonlySet<RefusalReason> = new Set(['unconfirmed', 'password_never_created']);

/** Email and password. */
export function PasswordStep({ door, notice, done, isOpening, typed, followed, onSubmit, onResult }: Props) {
  const { t } = useTranslation('sign-in');
  const { identity, reserved, brand } = usePortal();
  const exists = usePageExists();
  const onwards = useOnwards();
  const [isBusy, setBusy] = useState(false);
  /** Blocks a second press before the button is disabled. */
  const isSent = useRef(false);
  const [isVisible, setVisible] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  useEmptied(password);

  const attempt = async ({ username, password, remember }: Credentials): Promise<SignInResult> => {
    if (refusesSignIn(username, password, reserved)) return { kind: 'refused', reason: 'incorrect' };
    const result = await identity.signIn({ username, password, remember });
    // Sends the e-mail for the next step again (core 8). Its outcome is not shown.
    if (result.kind === 'refused' && HAS_A_LETTER.has(result.reason)) {
      await sendConfirmation(username.trim()).catch(() => undefined);
    }
    return result;
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSent.current) return;
    isSent.current = true;
    const data = new FormData(event.currentTarget);
    const username = text(data, 'username');
    const remember = data.has('remember');
    onSubmit({ username, remember });
    setBusy(true);
    await onResult(await attempt({ username, password: text(data, 'password'), remember }));
    setBusy(false);
    isSent.current = false;
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <StepHeading followed={followed}>{t(door === null ? 'title' : 'dealerTitle')}</StepHeading>
      <RefusalNotice reason={isBusy ? null : notice} />
      {notice === null && done !== null && <Notice tone="success">{t(`done.${done}`)}</Notice>}
      <EmailField name="username" required label={t('email')} autoComplete="username" defaultValue={typed.username} />
      <LightField
        ref={password}
        name="password"
        required
        type={isVisible ? 'text' : 'password'}
        label={t('password')}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        beside={<PageLink to={onwards(paths.forgotPassword)}>{t('forgotPassword')}</PageLink>}
        end={
          <button
            type="button"
            aria-label={t('showPassword')}
            aria-pressed={isVisible}
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
          </button>
        }
      />
      <LightCheck name="remember" label={t('remember')} defaultChecked={typed.remember} />
      <SubmitButton size="md" isBusy={isBusy || isOpening} busyLabel={t(isOpening ? 'opening' : 'submitting')}>
        {t('submit')}
      </SubmitButton>
      {door === 'dealer' && (
        <p className={styles.after}>
          {t('notDealer')}{' '}
          <PageLink to={onwards(paths.login)} className={styles.strong}>
            {t('doors.not_dealer')}
          </PageLink>
        </p>
      )}
      {door === null && exists(paths.register) && (
        <p className={styles.after}>
          {t('newHere', { brand: brand.name })}{' '}
          <PageLink to={onwards(paths.register)} className={styles.strong}>
            {t('createAccount')}
          </PageLink>
        </p>
      )}
    </form>
  );
}

async function sendConfirmation(email: string): Promise<void> {
  const { resendEmail } = await import('../../../generated/client/user.ts');
  await resendEmail({ email }, { auth: 'none' });
}

/** Value of a text field. */
const text = (data: FormData, name: string): string => data.get(name) as string;
