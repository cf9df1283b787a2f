import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { TokenSubject } from '../../api/model.ts';
import { useKeptOutcome } from '../../lib/kept-outcome.ts';
import { TOKEN_PROBLEMS } from '../../lib/one-time-token.ts';
import { paths } from '../../lib/paths.ts';
import { safeNext } from '../../lib/safe-next.ts';
import { signInTo } from '../../lib/sign-in-address.ts';
import { usePortal } from '../../state/portal.ts';
import { useSession } from '../../state/session.ts';
import { ButtonLink, LightButton, SubmitButton } from '../../ui/light/button.tsx';
import { StepHeading } from '../../ui/light/step-heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import styles from './answer-page.module.css';
import { type Answer, answerAt } from './answers.ts';
import { type Refusal, refusalOf } from './refusals.ts';
import { SubjectFacts } from './subject-facts.tsx';
import { useAnswerToken } from './use-answer-token.ts';
import { useTokenSubject } from './use-token-subject.ts';

const OUTCOMES = ['done', ...TOKEN_PROBLEMS] as const;

/**
 * Answers an e-mail: an invitation, a transfer, a new address (core 2.1). Opening the link changes nothing, because mail scanners
 * open links too. The button does.
 */
export default function AnswerPage() {
  const { pathname } = useLocation();
  // A key for each answer, so that no state carries over.
  return <AnswerCard key={pathname} answer={answerAt(pathname)} />;
}

function AnswerCard({ answer }: { answer: Answer }) {
  const { t } = useTranslation(['answers', 'titles']);
  const errorLines = useErrorLines();
  const session = useSession();
  const { token, isWaiting, isOthers: isBoundToOther, forget, keep } = useAnswerToken();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const { identity } = usePortal();
  /** Blocks a second press before the button is disabled. */
  const isSent = useRef(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...answer.mutation,
    onSuccess: () => {
      forget();
      answer.after?.(identity);
    },
    onSettled: () => {
      isSent.current = false;
    },
  });
  const refusal: Refusal | null = error === null ? null : refusalOf(errorOfFailure(error));
  const { subject, problem } = useTokenSubject(token);
  const refused = refusal?.kind === 'token' ? refusal.problem : problem;
  const isMissing = token === null && !isWaiting && !isBoundToOther;
  const outcome = useKeptOutcome(isSuccess ? 'done' : refused, OUTCOMES) ?? (isMissing ? 'INVALID_TOKEN' : null);
  useEffect(() => {
    if (refused !== null) forget();
  });

  const { name } = answer;
  if (outcome === 'done') {
    const isAtHome = answer.onward === paths.login && session.status === 'signed_in';
    return (
      <Card key="done" title={t(`answers.${name}.doneTitle`)} followed={isSuccess}>
        <Notice tone="success">{t(`answers.${name}.doneText`)}</Notice>
        <Onward next={next} answer={answer} isAtHome={isAtHome} />
      </Card>
    );
  }
  if (outcome !== null) {
    return (
      <Card key="over" title={t('failed.title')} followed={error !== null}>
        <Notice tone="alarm">{t(`${answer.subject}.${outcome}`)}</Notice>
        <ButtonLink size="md" to={paths.dashboard}>
          {t('failed.home')}
        </ButtonLink>
      </Card>
    );
  }
  if (refusal?.kind === 'taken') {
    // The link stays valid: the address may be available when it is opened again.
    return (
      <Card key="taken" title={t('answers.declineEmailChange.doneTitle')} followed>
        <Notice tone="alarm">{t('emailChange.taken')}</Notice>
        <ButtonLink size="md" to={paths.loginInfo}>
          {t('emailChange.askAgain')}
        </ButtonLink>
      </Card>
    );
  }
  if (answer.needsSession && session.status === 'starting') return null;
  if (answer.needsSession && session.status !== 'signed_in') return <SignInFirst name={name} subject={subject} />;
  const wrongUser = refusal?.kind === 'wrong_user' ? refusal.code : isBoundToOther ? 'other' : null;
  const isOthers = wrongUser !== null;
  return (
    <Card key={isOthers ? 'others' : 'ask'} title={t(`answers.${name}.title`)} followed={isOthers}>
      <p>{t(`answers.${name}.text`)}</p>
      {subject && <SubjectFacts subject={subject} />}
      {session.status === 'signed_in' && answer.needsSession && (
        <p className={styles.who}>{t('signedInAs', { email: session.user.email })}</p>
      )}
      {isOthers && (
        <>
          <Notice tone="alarm">{t(`wrongUser.${wrongUser}`)}</Notice>
          <SignInAsOther onLogout={keep} />
        </>
      )}
      {refusal?.kind === 'failed' && <Notice tone="alarm">{errorLines(error).join(' ')}</Notice>}
      {!isOthers && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isSent.current) return;
            isSent.current = true;
            mutate({ params: { token: token ?? '' } });
          }}
        >
          <SubmitButton size="md" isBusy={isPending} busyLabel={t(`answers.${name}.busy`)}>
            {t(`answers.${name}.submit`)}
          </SubmitButton>
        </form>
      )}
    </Card>
  );
}

/** Next step after an answer: `next` of the address (core 2.3), otherwise the page of the answer. */
function Onward({ next, answer, isAtHome }: { next: string | null; answer: Answer; isAtHome: boolean }) {
  const { t } = useTranslation('answers');
  if (next !== null)
    return (
      <ButtonLink size="md" to={signInTo(next)}>
        {t('goOn')}
      </ButtonLink>
    );
  if (isAtHome)
    return (
      <ButtonLink size="md" to={paths.profile}>
        {t('toAccount')}
      </ButtonLink>
    );
  return (
    <ButtonLink size="md" to={answer.onward}>
      {t(`answers.${answer.name}.onward`)}
    </ButtonLink>
  );
}

/** Sign-in address that returns here. */
function useSignInAddress(): string {
  const { pathname, search } = useLocation();
  return signInTo(pathname + search);
}

type SignInProps = { name: Answer['name']; subject: TokenSubject | null };

/** The token waits in this tab until the visitor signs in. */
function SignInFirst({ name, subject }: SignInProps) {
  const { t } = useTranslation('answers');
  const address = useSignInAddress();
  return (
    <Card title={t(`answers.${name}.title`)}>
      {subject && <SubjectFacts subject={subject} />}
      <p>{subject ? t('signIn.textTo', { email: subject.email }) : t('signIn.text')}</p>
      <ButtonLink size="md" to={address}>
        {t('signIn.action')}
      </ButtonLink>
      <PageLink to={paths.register} className={styles.other}>
        {t('signIn.register')}
      </PageLink>
    </Card>
  );
}

/** `onLogout` keeps the link, which a logout would clear: the next user needs it. */
function SignInAsOther({ onLogout }: { onLogout: () => void }) {
  const { t } = useTranslation('answers');
  const { logout } = usePortal();
  const navigate = useNavigate();
  const address = useSignInAddress();
  const leave = async () => {
    await logout();
    onLogout();
    await navigate(address);
  };
  return (
    <LightButton size="md" onClick={() => void leave()}>
      {t('other')}
    </LightButton>
  );
}

type CardProps = {
  title: string;
  /** Moves the focus to the heading if this card replaced another one. */
  followed?: boolean;
  children: ReactNode;
};

function Card({ title, followed = false, children }: CardProps) {
  return (
    <section className={styles.card}>
      <StepHeading followed={followed}>{title}</StepHeading>
      {children}
    </section>
  );
}
