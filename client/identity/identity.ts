import { assumeServerAhead, isTimeKnown, learnStatedTime, now } from '../lib/now.ts';
import { TimeLimitError, withTimeLimit } from '../lib/time-limit.ts';
import { tabStorage } from '../lib/web-storage.ts';
import { SECOND } from '../rules/time/duration.ts';
import { expiryOf, issueOf, readClaims } from './claims.ts';
import type { Cognito } from './cognito.ts';
import { PENDING, readPending } from './pending-sign-in.ts';
import type { Renewal } from './renewal.ts';
import type { TokenStorage } from './token-storage.ts';
import type { Identity, SignInResult } from './types.ts';

/** Renewed this long before it runs out, so that it does not do so on its way. */
const MARGIN = 60_000;
/** The SDK has no time limit of its own. */
const SDK_LIMIT = 30_000;

type Parts = {
  /** Loads the SDK. `isAskedFor`: somebody waits for it. */
  load: (isAskedFor: boolean) => Promise<Cognito>;
  storage: TokenStorage;
  /** Asks the service for new tokens. Rejects if it does not answer. */
  renew: (token: string, deviceKey: string | null) => Promise<Renewal>;
  /** Ends the session of a refresh token at the service. */
  revoke: (token: string) => Promise<unknown>;
};

/**
 * The identity service. Loads the SDK when it is first needed, to sign in or to change the account: reading and renewing
 * tokens work without it, so that the page of a signed-in user never waits for the SDK.
 */
export function createIdentity({ load, storage, renew: ask, revoke }: Parts): Identity {
  let loading: Promise<Cognito> | null = null;
  let renewal: Promise<void> | null = null;
  assumeServerAhead(-storage.clockDrift() * SECOND);

  const cognito = (isAskedFor = true): Promise<Cognito> => {
    loading ??= load(isAskedFor).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  /** Tokens that were issued just now tell the service's time: so the SDK finds its clock drift, and no header is needed. */
  const learnTime = () => {
    const issued = issueOf(storage.accessToken());
    if (issued > 0) learnStatedTime(issued, Date.now());
  };
  /** Runs `work` with the SDK, for as long as a user can be expected to wait. */
  const withSdk = async <Result>(work: (sdk: Cognito) => Promise<Result>) => {
    const sdk = await cognito();
    return withTimeLimit(work(sdk), SDK_LIMIT);
  };
  /** The SDK reports failures as results. What rejects is its time limit, or that it does not load. */
  const refused = (failure: unknown) => {
    const isUnreached = failure instanceof TimeLimitError || !navigator.onLine;
    return { kind: 'refused', reason: isUnreached ? 'unreachable' : 'not_loaded' } as const;
  };
  let attempting: Promise<SignInResult> | null = null;
  /** A second press joins the step that is under way: it sends no second code. */
  const attempt = (work: (sdk: Cognito) => Promise<SignInResult>): Promise<SignInResult> => {
    attempting ??= attemptStep(work).finally(() => {
      attempting = null;
    });
    return attempting;
  };
  const attemptStep = async (work: (sdk: Cognito) => Promise<SignInResult>): Promise<SignInResult> => {
    try {
      const result = await withSdk(work);
      if (result.kind !== 'signed_in') return result;
      if (storage.accessToken() === null) return { kind: 'refused', reason: 'not_kept' };
      learnTime();
      return result;
    } catch (failure) {
      // A late answer of the SDK must not sign in.
      if (failure instanceof TimeLimitError) void loading?.then((sdk) => sdk.giveUp());
      return refused(failure);
    }
  };
  const recover = async <Result>(work: (sdk: Cognito) => Promise<Result>) => {
    try {
      return await withSdk(work);
    } catch (failure) {
      return refused(failure);
    }
  };
  const lasts = (token: string | null, margin: number) => token !== null && expiryOf(token) - now() > margin;
  /** By a clock that may be wrong no token has run out: the API says whether it has, and its time with that. */
  const mayBeGood = (token: string | null) => lasts(token, 0) || (!isTimeKnown() && expiryOf(token) > 0);

  async function renewOnce(kept: string): Promise<void> {
    try {
      const answer = await ask(kept, storage.deviceKey());
      // After a logout here or in another tab, or for an earlier session: discard.
      if (storage.refreshToken() !== kept) return;
      if (answer === 'refused') return storage.clear();
      storage.renewed(answer, Math.round((Date.now() - issueOf(answer.access)) / SECOND));
      learnTime();
    } catch {
      // A failed renewal is no refusal: the session stays, and the next call tries again.
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
    preload: () => void cognito(false).catch(() => undefined),
    signIn: (credentials) => attempt((sdk) => sdk.signIn(credentials)),
    chooseFactor: (factor) => attempt((sdk) => sdk.chooseFactor(factor)),
    answerCode: (code, trust) => attempt((sdk) => sdk.answerCode(code, trust)),
    sendNewCode: () => attempt((sdk) => sdk.sendNewCode()),
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
    accessToken,
    canRenew: () => storage.refreshToken() !== null,
    endsAt: () => (storage.refreshToken() === null ? expiryOf(storage.accessToken()) || null : null),
    signOut: () => {
      const kept = storage.refreshToken();
      if (kept !== null) revoke(kept).catch(() => undefined);
      storage.clear();
    },
    forget: () => storage.clear(),
    forgotPassword: (username) => recover((sdk) => sdk.forgotPassword(username)),
    confirmForgotPassword: (username, code, password) =>
      recover((sdk) => sdk.confirmForgotPassword(username, code, password)),
    account: async (work) => {
      try {
        if ((await accessToken()) === null) {
          const ended = storage.accessToken() === null ? 'session_over' : 'session_ran_out';
          return { kind: 'refused', reason: storage.refreshToken() === null ? ended : 'unreachable' };
        }
        return await withSdk(work);
      } catch (failure) {
        return refused(failure);
      }
    },
  };
}
