import { Suspense, useEffect, useState } from 'react';
import type { Challenge, SignInResult } from '../../identity/types.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { usePortal } from '../../state/portal.ts';
import { type SessionNotice, useSession } from '../../state/session.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { PasswordStep } from './password-step.tsx';
import styles from './sign-in-form.module.css';

const CodeStep = lazyChunk(() => import('./code-step.tsx'));
const FactorStep = lazyChunk(() => import('./factor-step.tsx'));

/** What somebody may just have done who comes to sign in. Texts are in the catalogue `sign-in`, key `done`. */
export type SignInDone = 'password_set' | 'password_changed';

type Props = {
  /** Signed in; the account is on its way. */
  isOpening: boolean;
  done: SignInDone | null;
};

/** Signs in: a password, then a code if the account asks for one (core 4). */
export function SignInForm({ isOpening, done }: Props) {
  const { identity, openSession } = usePortal();
  const session = useSession();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [refusal, setRefusal] = useState<SessionNotice | null>(null);
  useEffect(() => whenIdle(identity.preload), [identity]);

  const follow = async (result: SignInResult) => {
    setRefusal(result.kind === 'refused' ? result.reason : null);
    if (result.kind === 'challenge') setChallenge(result.challenge);
    if (result.kind === 'signed_in') await openSession();
    // Codes of an attempt that is over lead nowhere.
    const isOver = result.kind === 'signed_in' || (result.kind === 'refused' && result.reason === 'challenge_expired');
    if (isOver) setChallenge(null);
  };
  const startOver = () => {
    identity.abandon();
    setChallenge(null);
    setRefusal(null);
  };

  const ended = session.status === 'signed_out' ? session.notice : null;
  // What no call failed with is a part of the portal that is missing.
  const unreached = session.status === 'failed' ? ('kind' in session.error ? 'unreachable' : 'not_loaded') : null;
  const notice = refusal ?? ended ?? unreached;
  const shared = { notice, onResult: follow };
  return (
    <div className={styles.card}>
      <Suspense fallback={null}>
        {challenge === null && <PasswordStep {...shared} done={done} isOpening={isOpening} />}
        {challenge?.kind === 'choice' && <FactorStep {...shared} factors={challenge.factors} onBack={startOver} />}
        {challenge?.kind === 'code' && <CodeStep {...shared} challenge={challenge} onBack={startOver} />}
      </Suspense>
    </div>
  );
}
