import { ActionIcon, TextInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Challenge, RefusalReason, SignInResult } from '../../identity/types.ts';
import { usePortal } from '../../state/portal.ts';
import { useUser } from '../../state/session.ts';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { LightButton, SubmitButton } from '../../ui/light/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFormat } from '../../wording/use-format.ts';
import CodeStep from './code-step.tsx';
import FactorStep from './factor-step.tsx';
import styles from './session-end-dialog.module.css';

type Props = {
  /** End of the session, in the portal's time. `null` if it is over. */
  endsAt: number | null;
  /** Hides the warning. An expired session cannot be dismissed. */
  onClose: () => void;
};

/** Signs the same user in again over the page, which keeps its input (WCAG 2.2.1). */
export default function SessionEndDialog({ endsAt, onClose }: Props) {
  const { t } = useTranslation(['session-end', 'sign-in', 'common']);
  const format = useFormat();
  const { email } = useUser();
  const { identity, resumeSession, logout } = usePortal();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [refusal, setRefusal] = useState<RefusalReason | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isVisible, setVisible] = useState(false);
  const phase = endsAt === null ? 'over' : 'soon';
  const [answered, setAnswered] = useState(phase);
  // The outcome of an attempt in the warning is cleared when the session expires.
  if (answered !== phase) {
    setAnswered(phase);
    setRefusal(null);
  }

  const follow = async (result: SignInResult) => {
    setRefusal(result.kind === 'refused' ? result.reason : null);
    if (result.kind === 'challenge') setChallenge(result.challenge);
    if (result.kind === 'refused' && (result.reason === 'challenge_expired' || result.reason === 'password_needed')) {
      setChallenge(null);
    }
    if (result.kind === 'signed_in') await resumeSession();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const password = new FormData(event.currentTarget).get('password') as string;
    await follow(await identity.signIn({ username: email, password, remember: false }));
    setBusy(false);
  };
  const startOver = () => {
    identity.abandon();
    setChallenge(null);
    setRefusal(null);
  };

  // Not `RefusalNotice`: sharing it would add a file to the sign-in page.
  const notice = refusal !== null && (
    <Notice tone="alarm">{refusal === 'not_loaded' ? t('common:notLoaded') : t(`sign-in:refused.${refusal}`)}</Notice>
  );
  const shared = { notice, onResult: follow, onBack: startOver };
  return (
    <Dialog opened onClose={onClose} title={t(`${phase}.title`)} isForced={phase === 'over'}>
      {challenge === null && (
        <form onSubmit={(event) => void submit(event)} noValidate>
          {/* Takes the focus, so that keys typed for the page behind neither press a button nor enter the password. */}
          <p className={styles.text} tabIndex={-1} data-autofocus>
            {endsAt === null ? t('over.text') : t('soon.text', { time: format.time(endsAt) })}
          </p>
          <div className={styles.fields}>
            {!isBusy && notice}
            <TextInput label={t('sign-in:email')} type="email" autoComplete="username" value={email} readOnly />
            <TextInput
              name="password"
              type={isVisible ? 'text' : 'password'}
              required
              label={t('sign-in:password')}
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              rightSection={
                <ActionIcon
                  variant="transparent"
                  aria-label={t('sign-in:showPassword')}
                  aria-pressed={isVisible}
                  onClick={() => setVisible(!isVisible)}
                >
                  {isVisible ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
                </ActionIcon>
              }
            />
          </div>
          <DialogFooter>
            {phase === 'over' ? (
              <LightButton variant="subtle" onClick={() => void logout()}>
                {t('over.leave')}
              </LightButton>
            ) : (
              <LightButton variant="subtle" onClick={onClose}>
                {t('soon.dismiss')}
              </LightButton>
            )}
            <SubmitButton isBusy={isBusy} busyLabel={t('sign-in:submitting')}>
              {t(`${phase}.submit`)}
            </SubmitButton>
          </DialogFooter>
        </form>
      )}
      {challenge !== null && (
        <div className={styles.step}>
          {challenge.kind === 'choice' && <FactorStep {...shared} factors={challenge.factors} />}
          {challenge.kind === 'code' && <CodeStep {...shared} challenge={challenge} isOpening={false} />}
        </div>
      )}
    </Dialog>
  );
}
