import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CookieJar } from '../../client/identity/cookie-jar.ts';
import type { Identity, SdkName, SecondFactor } from '../../client/identity/types.ts';
import { WAYMARK_POOL } from '../../mock-server/identity/pool.ts';
import { Bench, HOUR, MINUTE, PASSWORD } from '../../mock-server/identity/test-bench.ts';
import { totpCode } from '../../mock-server/identity/totp.ts';
import { openSdk, SDKS, stubTab } from '../identity/sdks.ts';

/**
 * One browser of one user with both methods, over any sequence of steps: every result, and what the browser keeps, is the same with
 * either SDK.
 */

const USERNAME = 'mfa-both@waymark.example';
const PHONE = '+13125550114';
const SECRET = 'KRSXG5CTMVRXEZLU';
const STEP = 30_000;

type Action =
  | { does: 'signIn'; isRight: boolean; remember: boolean }
  | { does: 'choose'; factor: SecondFactor }
  | { does: 'answer'; isRight: boolean; trust: boolean }
  | { does: 'newCode' | 'chooseAgain' | 'abandon' | 'reload' | 'signOut' | 'look' | 'forget' }
  | { does: 'wait'; ms: number };

class Run {
  readonly bench = new Bench();
  readonly #tab = stubTab();
  readonly #stored = new Map<string, string>();
  readonly #devices = Object.create({
    getItem: (key: string) => this.#devices[key] ?? null,
    setItem: (key: string, value: string) => void (this.#devices[key] = value),
    removeItem: (key: string) => void delete this.#devices[key],
  }) as Record<string, string> & Storage;
  readonly #name: SdkName;
  #factor: SecondFactor = 'sms';
  constructor(name: SdkName) {
    this.#name = name;
  }

  /** A new page of the browser. */
  async open(): Promise<Identity> {
    vi.resetModules();
    const { createIdentity } = await import('../../client/identity/identity.ts');
    const { createTokenStorage } = await import('../../client/identity/token-storage.ts');
    const { renewal } = await import('../../client/identity/renewal.ts');
    const { revocation } = await import('../../client/identity/revocation.ts');
    const { id: userPoolId, clientId } = WAYMARK_POOL;
    const config = { endpoint: 'http://identity.test/', userPoolId, clientId };
    const cookies: CookieJar = {
      get: (key) => this.#stored.get(key) ?? null,
      names: () => [...this.#stored.keys()],
      set: (key, value) => void this.#stored.set(key, value),
      remove: (key) => void this.#stored.delete(key),
    };
    const storage = createTokenStorage({ clientId, cookies, devices: this.#devices });
    const load = () => openSdk(this.#name, storage);
    const prove = () => Promise.reject(new Error('Not part of this test'));
    return createIdentity({ load, prove, storage, renew: renewal(config), revoke: revocation(config) });
  }

  advance(ms: number): void {
    this.bench.advance(ms);
    vi.setSystemTime(this.bench.hostNow);
  }

  async code(): Promise<string> {
    if (this.#factor === 'sms') return this.bench.sentCode(PHONE);
    this.advance(STEP);
    return totpCode(SECRET, Math.floor(this.bench.hostNow / STEP));
  }

  /** Names of everything that the browser keeps. */
  kept = (): string[] => [...this.#stored.keys(), ...Object.keys(this.#devices), ...this.#tab.items.keys()].sort();

  async act(identity: Identity, action: Action): Promise<unknown> {
    switch (action.does) {
      case 'signIn': {
        const password = action.isRight ? PASSWORD : 'Wrong-2026!';
        return identity.signIn({ username: USERNAME, password, remember: action.remember });
      }
      case 'choose':
        this.#factor = action.factor;
        return identity.chooseFactor(action.factor);
      case 'answer': {
        const right = await this.code();
        const wrong = right === '000000' ? '000001' : '000000';
        return identity.answerCode(action.isRight ? right : wrong, action.trust);
      }
      case 'newCode':
        return identity.sendNewCode();
      case 'chooseAgain':
        return identity.chooseAgain();
      case 'abandon':
        return identity.abandon();
      case 'signOut':
        return identity.signOut(null);
      case 'look':
        return identity.account(async (calls) => {
          const listed = await calls.devices();
          return listed.kind === 'done' ? { kind: 'done', count: listed.devices.length } : listed;
        });
      case 'forget':
        return identity.account(async (calls) => {
          const listed = await calls.devices();
          const own = listed.kind === 'done' ? listed.devices.find(({ isThis }) => isThis) : undefined;
          return own ? calls.forgetDevice(own.key) : { kind: 'done' };
        });
      case 'wait':
        return this.advance(action.ms);
      default:
        return null;
    }
  }

  /** What the user sees of each action, and what the browser keeps after it. */
  async trace(actions: readonly Action[]): Promise<unknown[]> {
    this.advance(0);
    let identity = await this.open();
    const seen: unknown[] = [];
    for (const action of actions) {
      if (action.does === 'reload') identity = await this.open();
      const result = await this.act(identity, action);
      const hasToken = (await identity.accessToken()) !== null;
      const state = { pending: identity.pending(), canRenew: identity.canRenew(), person: identity.person()?.username };
      seen.push({ action, result: result ?? null, hasToken, ...state, kept: this.kept() });
    }
    return seen;
  }
}

const factor = fc.constantFrom<SecondFactor>('sms', 'totp');
const often = { isRight: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)) };
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('signIn' as const), ...often, remember: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('choose' as const), factor }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('answer' as const), ...often, trust: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom('newCode', 'chooseAgain', 'abandon', 'reload', 'reload', 'signOut', 'look', 'forget'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.constantFrom(MINUTE, 4 * MINUTE, HOUR) }),
  },
);
/** Signs in, mostly to the end, so that the actions after it find a session. */
const anyWalk = fc
  .tuple(factor, fc.boolean(), fc.boolean(), fc.array(anyAction, { minLength: 2, maxLength: 8 }))
  .map(([chosen, remember, trust, actions]): Action[] => [
    { does: 'signIn', isRight: true, remember },
    { does: 'choose', factor: chosen },
    { does: 'answer', isRight: true, trust },
    ...actions,
  ]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'A browser' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** `npm run test:full` walks farther. */
const WALKS = Math.ceil(Number(process.env['WAYMARK_WALKS'] ?? 2_000) / 250);
const SEED = Number(process.env['WAYMARK_SEED'] ?? 0);

test('[core 4] both SDKs say that a session has ended before the browser knows the time', async () => {
  const walk: Action[] = [
    { does: 'signIn', isRight: true, remember: false },
    { does: 'choose', factor: 'sms' },
    { does: 'answer', isRight: true, trust: false },
    { does: 'reload' },
    { does: 'wait', ms: HOUR },
    { does: 'look' },
  ];
  for (const name of SDKS) {
    const seen = (await new Run(name).trace(walk)) as { result: unknown }[];
    expect(seen.at(-1)?.result).toEqual({ kind: 'refused', reason: 'session_ran_out' });
  }
});

test('[core 4] both SDKs give the same results, in every order of steps', { timeout: 20 * MINUTE }, async () => {
  const [one, other] = SDKS;
  await fc.assert(
    fc.asyncProperty(anyWalk, async (actions) => {
      const expected = await new Run(one).trace(actions);
      expect(await new Run(other).trace(actions)).toEqual(expected);
    }),
    { numRuns: WALKS, ...(SEED && { seed: SEED }) },
  );
});
