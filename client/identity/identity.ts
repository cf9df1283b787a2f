import { assumeServerAhead, isTimeKnown, learnStatedTime, now } from '../lib/now.ts';
import { TimeLimitError, withTimeLimit } from '../lib/time-limit.ts';
import { tabStorage } from '../lib/web-storage.ts';
import { MINUTE, SECOND } from '../rules/time/duration.ts';
import { expiryOf, issueOf, readClaims } from './claims.ts';
import { PENDING, readPending } from './pending-sign-in.ts';
import type { Renewal } from './renewal.ts';
import type { Sdk } from './sdk.ts';
import type { TokenStorage } from './token-storage.ts';
import type { Identity, SignInResult } from './types.ts';

/** Tokens are renewed this long before they expire, so that they do not expire in flight. */
const MARGIN = MINUTE;
/** Timeout of calls to the SDK, which has none of its own. */
const SDK_LIMIT = 30_000;

type Parts = {
  /** Loads the SDK. `isAskedFor`: the user waits for it. */
  load: (isAskedFor: boolean) => Promise<Sdk>;
  storage: TokenStorage;
  /** Loads a second sign-in. */
  prove: Identity['prove'];
  /** Requests new tokens from the service. Rejects if it does not answer. */
  renew: (token: string, deviceKey: string | null) => Promise<Renewal>;
  /** Revokes the session of a refresh token at the service. */
  revoke: (token: string) => Promise<unknown>;
};

/**
 * The identity service. Loads the SDK on the first sign-in or account change. Reading and renewing tokens work without it, so that
 * pages of signed-in users never wait for the SDK.
 */
export function createIdentity({ load, prove, storage, renew: ask, revoke }: Parts): Identity {
  let loading: Promise<Sdk> | null = null;
  let renewal: Promise<void> | null = null;
  assumeServerAhead(-storage.clockDrift() * SECOND);

  const loaded = (isAskedFor = true): Promise<Sdk> => {
    loading ??= load(isAskedFor).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  /** Learns the service's time from tokens that were just issued, for the SDK's clock drift and without a header. */
  const learnTime = () => {
    const issued = issueOf(storage.accessToken());
    if (issued > 0) learnStatedTime(issued, Date.now());
  };
  /**
   * Runs `work` with the SDK, with a timeout. The SDK reports failures as results. Rejections are its timeout, or a failure to load it.
   * `isSignIn`: a late answer must not sign the user in.
   */
  const withSdk = async <Result>(work: (sdk: Sdk) => Promise<Result>, isSignIn = false) => {
    try {
      return await withTimeLimit(work(await loaded()), SDK_LIMIT);
    } catch (failure) {
      const isLate = failure instanceof TimeLimitError;
      if (isLate && isSignIn) void loading?.then((sdk) => sdk.giveUp());
      return { kind: 'refused', reason: isLate || !navigator.onLine ? 'unreachable' : 'not_loaded' } as const;
    }
  };
  let attempting: Promise<SignInResult> | null = null;
  /** A second press joins the current step, so that it sends no second code. */
  const attempt = (work: (sdk: Sdk) => Promise<SignInResult>): Promise<SignInResult> => {
    attempting ??= attemptStep(work).finally(() => {
      attempting = null;
    });
    return attempting;
  };
  const attemptStep = async (work: (sdk: Sdk) => Promise<SignInResult>): Promise<SignInResult> => {
    const result = await withSdk(work, true);
    if (result.kind !== 'signed_in') return result;
    if (storage.accessToken() === null) return { kind: 'refused', reason: 'not_kept' };
    learnTime();
    return result;
  };
  const lasts = (token: string | null, margin: number) => token !== null && expiryOf(token) - now() > margin;
  /** Whether a token may be valid. Until a server states its time, none counts as expired: the API decides. */
  const mayBeGood = (token: string | null) => lasts(token, 0) || (!isTimeKnown() && expiryOf(token) > 0);

  async function renewOnce(kept: string): Promise<void> {
    try {
      const answer = await ask(kept, storage.deviceKey());
      // After a logout in any tab, or for an earlier session: discard.
      if (storage.refreshToken() !== kept) return;
      if (answer === 'refused') return storage.clear();
      storage.renewed(answer, Math.round((Date.now() - issueOf(answer.access)) / SECOND));
      learnTime();
    } catch {
      // A failed renewal is no refusal: the session stays, and the next call retries.
    }
  }

  async function renew(): Promise<void> {
    const kept = storage.refreshToken();
    if (kept === null) return;
    renewal ??= renewOnce(kept).finally(() => {
      renewal = null;
    });
    await renewal;
  }

  async function accessToken(refused?: string): Promise<string | null> {
    const kept = storage.accessToken();
    if (kept !== refused && lasts(kept, MARGIN)) return kept;
    await renew();
    const left = storage.accessToken();
    return left !== refused && mayBeGood(left) ? left : null;
  }

  return {
    preload: () =>
      loaded(false).then(
        () => undefined,
        () => undefined,
      ),
    signIn: (credentials) => attempt((sdk) => sdk.signIn(credentials)),
    chooseFactor: (factor) => attempt((sdk) => sdk.chooseFactor(factor)),
    answerCode: (code, trust) => attempt((sdk) => sdk.answerCode(code, trust)),
    sendNewCode: () => attempt((sdk) => sdk.sendNewCode()),
    chooseAgain: () => attempt((sdk) => sdk.chooseAgain()),
    pending: () => readPending()?.challenge ?? null,
    abandon: () => {
      tabStorage.remove(PENDING);
      void loading?.then((sdk) => sdk.abandon());
    },
    person: () => {
      const claims = readClaims(storage.idToken());
      const subject = claims?.['sub'];
      const email = claims?.['email'];
      if (typeof subject !== 'string' || typeof email !== 'string') return null;
      const accountType = claims?.['custom:account_type'];
      const username = claims?.['cognito:username'];
      return {
        subject,
        email,
        username: typeof username === 'string' ? username : email,
        accountType: typeof accountType === 'string' ? accountType : null,
      };
    },
    door: storage.door,
    enterBy: storage.enterBy,
    accessToken,
    canRenew: () => storage.refreshToken() !== null,
    endsAt: () => (storage.refreshToken() === null ? expiryOf(storage.accessToken()) || null : null),
    signOut: (after) => {
      const kept = storage.refreshToken();
      const end = (token: string) => void revoke(token).catch(() => undefined);
      if (kept !== null && after === null) end(kept);
      else if (kept !== null) void after?.then(() => end(kept));
      storage.clear();
    },
    forget: () => storage.clear(),
    forgotPassword: (username) => withSdk((sdk) => sdk.forgotPassword(username)),
    confirmForgotPassword: (username, code, password) =>
      withSdk((sdk) => sdk.confirmForgotPassword(username, code, password)),
    account: async (work) => {
      if ((await accessToken()) !== null) return withSdk(work);
      const ended = storage.accessToken() === null ? 'session_over' : 'session_ran_out';
      return { kind: 'refused', reason: storage.refreshToken() === null ? ended : 'unreachable' };
    },
    prove,
  };
}
