import { assumeServerAhead, isTimeKnown, learnStatedTime, now } from '../lib/now.ts';
import { withTimeLimit } from '../lib/time-limit.ts';
import { expiryOf, issueOf, readClaims } from './claims.ts';
import type { Cognito } from './cognito.ts';
import type { TokenStorage } from './token-storage.ts';
import type { Identity, SignInResult } from './types.ts';

/** The SDK tries a failed renewal again for 6.5 s; a page does not wait that long. */
const RENEWAL_LIMIT = 4_000;
/** Renewed this long before it runs out, so that it does not do so on its way. */
const MARGIN = 60_000;
const SECOND = 1_000;

type Parts = {
  /** Loads the SDK. `isAskedFor`: somebody waits for it. */
  load: (isAskedFor: boolean) => Promise<Cognito>;
  storage: TokenStorage;
  /** Ends the session of a refresh token at the service. */
  revoke: (token: string) => Promise<unknown>;
};

/**
 * The identity service, with the SDK loaded when it is first needed: to sign in, to renew. Tokens that are good are read from
 * the storage alone, so that a page that is signed in never waits for the SDK.
 */
export function createIdentity({ load, storage, revoke }: Parts): Identity {
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
  /** The service does not reject: what does is that it cannot be loaded. */
  const refused = () => ({ kind: 'refused', reason: navigator.onLine ? 'not_loaded' : 'unreachable' }) as const;
  const attempt = async (work: (sdk: Cognito) => Promise<SignInResult>): Promise<SignInResult> => {
    try {
      const result = await work(await cognito());
      if (result.kind === 'signed_in') learnTime();
      return result;
    } catch {
      return refused();
    }
  };
  const recover = async <Result>(work: (sdk: Cognito) => Promise<Result>) => {
    try {
      return await work(await cognito());
    } catch {
      return refused();
    }
  };
  const lasts = (token: string | null, margin: number) => token !== null && expiryOf(token) - now() > margin;
  /** By a clock that may be wrong no token has run out: the API says whether it has, and its time with that. */
  const mayBeGood = (token: string | null) => lasts(token, 0) || (!isTimeKnown() && expiryOf(token) > 0);

  async function renew(): Promise<void> {
    if (storage.refreshToken() === null) return;
    renewal ??= cognito()
      .then((sdk) => withTimeLimit(sdk.refresh(), RENEWAL_LIMIT))
      .then(learnTime)
      // Whether that ended the session shows in the token that is left.
      .catch(() => undefined)
      .finally(() => {
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
    abandon: () => void loading?.then((sdk) => sdk.abandon()),
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
        if ((await accessToken()) === null) return { kind: 'refused', reason: 'session_over' };
        return await work(await cognito());
      } catch {
        return refused();
      }
    },
  };
}
