import { tabStorage } from '../lib/web-storage.ts';
import { PENDING, type PendingSignIn, type PendingStore, readPending } from './pending-sign-in.ts';
import type { Attempt, Provider, Step } from './provider.ts';
import { refusalReason } from './refusals.ts';
import { revocation } from './revocation.ts';
import { createStage, type Stage } from './stage.ts';
import type { TokenStorage } from './token-storage.ts';
import type { Challenge, Credentials, IdentityConfig, SecondFactor, SignInResult } from './types.ts';

/** How long the service waits for a code. */
const CHALLENGE_LIFE = 180_000;

/** After a reload the password is not available any more. */
type KnownCredentials = Omit<Credentials, 'password'> & { password: string | null };
type Pending = { attempt: Attempt; stage: Stage; credentials: KnownCredentials; challenge: Challenge };

const nothingPending: SignInResult = { kind: 'refused', reason: 'challenge_expired' };

/** The steps of a sign-in, with any SDK. One that waits for a code is kept in memory and over a reload until it ends. */
export function createSignInSteps(
  provider: Provider,
  config: IdentityConfig,
  storage: TokenStorage,
  kept: PendingStore = tabStorage,
) {
  let pending: Pending | null = null;
  /** The current sign-in. */
  let current: Stage | null = null;

  const forgetPending = () => {
    pending = null;
    kept.remove(PENDING);
  };
  const keepPending = (waiting: Pending): SignInResult => {
    pending = waiting;
    const { attempt, challenge, credentials } = waiting;
    const { remember } = credentials;
    const step = { ...attempt.waiting(), remember, challenge, until: Date.now() + CHALLENGE_LIFE };
    kept.write(PENDING, JSON.stringify(step satisfies PendingSignIn));
    return { kind: 'challenge', challenge };
  };
  /** The pending sign-in, after a reload without its password. */
  const currentPending = (): Pending | null => {
    const step = pending ? null : readPending(kept);
    if (!step) return pending;
    const { username, remember, challenge } = step;
    const stage = createStage(storage, config.clientId);
    const attempt = provider.attempt(username, stage, step);
    pending = { attempt, stage, credentials: { username, password: null, remember }, challenge };
    return pending;
  };

  const waitingFor = (kind: Challenge['kind']) => {
    const asked = currentPending();
    return asked?.challenge.kind === kind ? asked : null;
  };

  /** Runs one step and takes its answer. `trust`: remembers the browser, before a session without "remember me" loses its key. */
  async function take(
    { attempt, stage, credentials }: Omit<Pending, 'challenge'>,
    run: () => Promise<Step>,
    { hasOther = false, trust = false } = {},
  ): Promise<SignInResult> {
    current = stage;
    try {
      const step = await run();
      if (stage.isOver()) {
        const token = stage.refreshToken();
        if (token !== null) await revocation(config)(token).catch(() => undefined);
        return nothingPending;
      }
      if (step.kind === 'new_password') return { kind: 'refused', reason: 'password_never_created' };
      if (step.kind === 'tokens') {
        // An error is ignored: without trust the service only asks for a code again next time.
        const isTrusted = trust && step.isNewDevice && (await attempt.rememberDevice().then(yes, no));
        if (stage.isOver()) return nothingPending;
        storage.rememberNext(credentials.remember);
        stage.commit(isTrusted);
        return { kind: 'signed_in' };
      }
      const challenge: Challenge =
        step.kind === 'choice'
          ? step
          : { kind: 'code', factor: step.factor, sentTo: step.destination?.slice(-4) ?? null, hasOther };
      return keepPending({ attempt, stage, credentials, challenge });
    } catch (error) {
      return { kind: 'refused', reason: refusalReason(error) };
    }
  }

  async function signIn(credentials: KnownCredentials): Promise<SignInResult> {
    forgetPending();
    const { username, password } = credentials;
    if (password === null) return nothingPending;
    const stage = createStage(storage, config.clientId);
    const attempt = provider.attempt(username.trim(), stage);
    return take({ attempt, stage, credentials }, () => attempt.signIn(password));
  }

  async function chooseFactor(factor: SecondFactor): Promise<SignInResult> {
    const asked = waitingFor('choice');
    return asked ? take(asked, () => asked.attempt.chooseFactor(factor), { hasOther: true }) : nothingPending;
  }

  return {
    signIn,
    chooseFactor,
    async answerCode(code: string, trust: boolean): Promise<SignInResult> {
      const asked = waitingFor('code');
      if (!asked) return nothingPending;
      const factor = factorOf(asked.challenge);
      const result = await take(asked, () => asked.attempt.answerCode(factor, code), { trust });
      if (result.kind === 'signed_in') forgetPending();
      const isUsedApp = factor === 'totp' && result.kind === 'refused' && result.reason === 'code_used';
      return isUsedApp ? { kind: 'refused', reason: 'app_code_used' } : result;
    },
    async sendNewCode(): Promise<SignInResult> {
      const asked = currentPending();
      if (!asked) return nothingPending;
      const result = await signIn(asked.credentials);
      const isChoice = result.kind === 'challenge' && result.challenge.kind === 'choice';
      return isChoice ? chooseFactor(factorOf(asked.challenge)) : result;
    },
    async chooseAgain(): Promise<SignInResult> {
      const asked = currentPending();
      if (!asked) return nothingPending;
      if (asked.credentials.password !== null) return signIn(asked.credentials);
      forgetPending();
      return { kind: 'refused', reason: 'password_needed' };
    },
    abandon: forgetPending,
    /** Ignores the current sign-in, which timed out. A step that waits for a code can be tried again. */
    giveUp(): void {
      current?.end();
      const credentials = pending?.credentials;
      pending = null;
      const again = currentPending();
      if (again && credentials) pending = { ...again, credentials };
    },
  };
}

const yes = () => true;
const no = () => false;
const factorOf = (challenge: Challenge): SecondFactor => (challenge.kind === 'code' ? challenge.factor : 'sms');
