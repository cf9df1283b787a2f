import { Suspense, useEffect, useState } from 'react';
import { loadNamespaces } from '../../i18n/setup.ts';
import type { Challenge, Credentials, Door, RefusalReason, SignInResult } from '../../identity/types.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { usePortal } from '../../state/portal.ts';
import { type SessionNotice, useSession } from '../../state/session.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { PasswordStep } from './password-step.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import styles from './sign-in-form.module.css';

const texts = () => loadNamespaces(['second-factor']);
const CodeStep = lazyChunk(async () => (await Promise.all([import('./code-step.tsx'), texts()]))[0]);
const FactorStep = lazyChunk(async () => (await Promise.all([import('./factor-step.tsx'), texts()]))[0]);

/** Refusals that end the second step. */
const BACK_TO_PASSWORD: ReadonlySet<RefusalReason> = new Set(['challenge_expired', 'password_needed']);

/** What the visitor did before signing in. Texts are in the catalog `sign-in`, key `done`. */
export type SignInDone = 'password_set' | 'password_changed';

type Props = {
  door: Door | null;
  /** Signed in, and the account is loading. */
  isOpening: boolean;
  done: SignInDone | null;
};

/** Form values that are kept during the second step. */
export type Typed = Omit<Credentials, 'password'>;

/** Signs in: a password, then a code if the account requires one (core 4). */
export function SignInForm({ door, isOpening, done }: Props) {
  const { identity, openSession } = usePortal();
  const session = useSession();
  /** `undefined` until there is one, `null` when it is over. */
  const [challenge, setChallenge] = useState<Challenge | null | undefined>(() => identity.pending() ?? undefined);
  const [typed, setTyped] = useState<Typed>({ username: '', remember: false });
  const [refusal, setRefusal] = useState<SessionNotice | null>(null);
  useEffect(() => whenIdle(() => void identity.preload()), [identity]);

  const follow = async (result: SignInResult) => {
    setRefusal(result.kind === 'refused' ? result.reason : null);
    if (result.kind === 'challenge') setChallenge(result.challenge);
    if (result.kind === 'signed_in') {
      identity.enterBy(door);
      await openSession();
    }
    // The codes of a finished attempt are invalid. A signed-in user is about to leave the page.
    const isOver =
      result.kind === 'signed_in'
        ? useSession.getState().status !== 'signed_in'
        : result.kind === 'refused' && BACK_TO_PASSWORD.has(result.reason);
    if (isOver) setChallenge((asked) => asked && null);
  };
  const startOver = () => {
    identity.abandon();
    setChallenge(null);
    setRefusal(null);
  };

  const sessionNotice = session.status === 'signed_out' ? session.notice : null;
  // The other sign-in page has shown it, and led here.
  const ended = sessionNotice === (door === 'dealer' ? 'dealer' : 'not_dealer') ? null : sessionNotice;
  // A failure without a `kind` is a chunk that did not load.
  const unreached = session.status === 'failed' ? ('kind' in session.error ? 'unreachable' : 'not_loaded') : null;
  const notice = refusal ?? ended ?? unreached;
  const shared = { isOpening, onResult: follow };
  const steps = { notice: <RefusalNotice reason={notice} />, onResult: follow, onBack: startOver };
  return (
    <div className={styles.card}>
      <Suspense fallback={null}>
        {!challenge && (
          <PasswordStep
            {...shared}
            door={door}
            notice={notice}
            done={done}
            typed={typed}
            followed={challenge === null}
            onSubmit={setTyped}
          />
        )}
        {challenge?.kind === 'choice' && <FactorStep {...steps} factors={challenge.factors} />}
        {challenge?.kind === 'code' && <CodeStep {...steps} challenge={challenge} isOpening={isOpening} />}
      </Suspense>
    </div>
  );
}
