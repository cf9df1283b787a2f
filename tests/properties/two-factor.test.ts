import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { turnOff, turnOn } from '../../client/data/users/two-factor.ts';
import { memoryPending, memoryTokens } from '../../client/identity/in-memory.ts';
import type { AccountCalls, Challenge, SdkName, SecondFactor, SignInResult } from '../../client/identity/types.ts';
import { WAYMARK_POOL } from '../../mock-server/identity/pool.ts';
import { Bench, MINUTE, PASSWORD, SECOND } from '../../mock-server/identity/test-bench.ts';
import { totpCode } from '../../mock-server/identity/totp.ts';
import { openSdk, SDKS } from '../identity/sdks.ts';

/**
 * The portal's own identity code, with each of the real SDKs, against the mock: methods are turned on and off, browsers sign in, trusted or not,
 * and are forgotten, while the clock moves. The service always asks for exactly what the model expects.
 */

const USERNAME = 'riley.kowalski@waymark.example';
const PHONE = '+13125550101';
const STEP = 30 * SECOND;

const newBrowser = async (name: SdkName) => {
  const tokens = memoryTokens(WAYMARK_POOL.clientId);
  return { tokens, sdk: await openSdk(name, tokens, memoryPending()) };
};
type Browser = Awaited<ReturnType<typeof newBrowser>>;

/** What the user knows. */
type Model = { on: SecondFactor[]; trusted: boolean[] };
/** Two browsers of the user. The first one opens the page with the settings. */
class Real {
  readonly bench = new Bench();
  readonly browsers: readonly [Browser, Browser];
  secret = '';
  readonly newBrowser: () => Promise<Browser>;
  constructor(browsers: readonly [Browser, Browser], open: () => Promise<Browser>) {
    this.browsers = browsers;
    this.newBrowser = open;
  }

  advance(ms: number): void {
    this.bench.advance(ms);
    vi.setSystemTime(this.bench.hostNow);
  }

  /** Code of the app, in a step that was not used yet. */
  appCode(secret = this.secret): Promise<string> {
    this.advance(STEP);
    return totpCode(secret, Math.floor(this.bench.hostNow / STEP));
  }

  codeOf(factor: SecondFactor): Promise<string> | string {
    return factor === 'sms' ? this.bench.sentCode(PHONE) : this.appCode();
  }

  /** Answers the challenges of a sign-in. Returns what the service asked for. */
  async signIn({ sdk }: Browser, wanted: SecondFactor, trust: boolean): Promise<Challenge['kind'][]> {
    const asked: Challenge['kind'][] = [];
    let result: SignInResult = await sdk.signIn({ username: USERNAME, password: PASSWORD, remember: true });
    while (result.kind === 'challenge') {
      const { challenge } = result;
      asked.push(challenge.kind);
      result =
        challenge.kind === 'choice'
          ? await sdk.chooseFactor(wanted)
          : await sdk.answerCode(await this.codeOf(challenge.factor), trust);
    }
    expect(result).toEqual({ kind: 'signed_in' });
    return asked;
  }
}

const done = async (result: Promise<{ kind: string }>) => expect((await result).kind).toBe('done');
const expected = ({ on, trusted }: Model, index: number): Challenge['kind'][] =>
  on.length === 0 || trusted[index] ? [] : on.length === 1 ? ['code'] : ['choice', 'code'];

type Command = fc.AsyncCommand<Model, Real>;

class SignIn implements Command {
  readonly index: 0 | 1;
  readonly wanted: SecondFactor;
  readonly trust: boolean;
  constructor(index: 0 | 1, wanted: SecondFactor, trust: boolean) {
    this.index = index;
    this.wanted = wanted;
    this.trust = trust;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const browser = real.browsers[this.index];
    browser.tokens.clear();
    const asked = expected(model, this.index);
    expect(await real.signIn(browser, this.wanted, this.trust)).toEqual(asked);
    if (asked.length > 0) model.trusted[this.index] = this.trust;
  }
  toString = () => `signIn(${this.index}, ${this.wanted}, ${this.trust})`;
}

class TurnOn implements Command {
  readonly factor: SecondFactor;
  constructor(factor: SecondFactor) {
    this.factor = factor;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const { sdk } = real.browsers[0];
    const calls = sdk as AccountCalls;
    if (this.factor === 'sms') {
      await done(calls.sendAttributeCode('phone_number', PHONE));
      await done(calls.verifyAttribute('phone_number', real.bench.sentCode(PHONE)));
    } else {
      const made = await calls.newAppSecret();
      const secret = made.kind === 'done' ? made.secret : '';
      const right = await real.appCode(secret);
      const wrong = right === '000000' ? '000001' : '000000';
      expect(await calls.verifyApp(wrong)).toEqual({ kind: 'refused', reason: 'code_mismatch' });
      await done(calls.verifyApp(right));
      real.secret = secret;
    }
    await done(turnOn(this.factor)(calls));
    model.on = [...model.on.filter((each) => each !== this.factor), this.factor];
  }
  toString = () => `turnOn(${this.factor})`;
}

class TurnOff implements Command {
  readonly factor: SecondFactor;
  readonly by: SecondFactor;
  constructor(factor: SecondFactor, by: SecondFactor) {
    this.factor = factor;
    this.by = by;
  }
  check = ({ on }: Readonly<Model>) => on.includes(this.factor);
  async run(model: Model, real: Real): Promise<void> {
    const before = real.browsers[0].tokens.accessToken();
    const proof = await real.newBrowser();
    await real.signIn(proof, model.on.includes(this.by) ? this.by : this.factor, false);
    // The second sign-in leaves the session alone.
    expect(real.browsers[0].tokens.accessToken()).toBe(before);
    const isLast = model.on.length === 1;
    expect(await turnOff(this.factor, !isLast)(proof.sdk)).toEqual({ kind: 'done', outcome: 'changed' });
    expect(await turnOff(this.factor, isLast)(proof.sdk)).toEqual({ kind: 'done', outcome: 'done' });
    model.on = model.on.filter((each) => each !== this.factor);
    if (!isLast) return;
    model.trusted = [false, false];
    // Every session has ended, and no browser is trusted.
    expect(await real.browsers[0].sdk.twoFactor()).toEqual({ kind: 'refused', reason: 'session_over' });
    real.browsers[0].tokens.clear();
    expect(await real.signIn(real.browsers[0], this.factor, false)).toEqual([]);
  }
  toString = () => `turnOff(${this.factor}, ${this.by})`;
}

class Forget implements Command {
  readonly index: 0 | 1;
  constructor(index: 0 | 1) {
    this.index = index;
  }
  check = ({ trusted }: Readonly<Model>) => trusted[this.index] === true;
  async run(model: Model, real: Real): Promise<void> {
    const key = real.browsers[this.index].tokens.deviceKey() ?? '';
    await done(real.browsers[0].sdk.forgetDevice(key));
    model.trusted[this.index] = false;
  }
  toString = () => `forget(${this.index})`;
}

class Wait implements Command {
  readonly seconds: number;
  constructor(seconds: number) {
    this.seconds = seconds;
  }
  check = () => true;
  async run(_: Model, real: Real): Promise<void> {
    real.advance(this.seconds * SECOND);
  }
  toString = () => `wait(${this.seconds})`;
}

class Look implements Command {
  check = () => true;
  async run({ on, trusted }: Model, real: Real): Promise<void> {
    const known = await real.browsers[0].sdk.twoFactor();
    expect(known).toMatchObject({ on: (['sms', 'totp'] as const).filter((each) => on.includes(each)) });
    const listed = await real.browsers[0].sdk.devices();
    expect(listed.kind === 'done' && listed.devices.length).toBe(trusted.filter(Boolean).length);
  }
  toString = () => 'look';
}

const anyFactor = fc.constantFrom<SecondFactor>('sms', 'totp');
const anyIndex = fc.constantFrom<0 | 1>(0, 1);
const anyCommand = [
  fc.tuple(anyIndex, anyFactor, fc.boolean()).map((given) => new SignIn(...given)),
  anyFactor.map((factor) => new TurnOn(factor)),
  fc.tuple(anyFactor, anyFactor).map((given) => new TurnOff(...given)),
  anyIndex.map((index) => new Forget(index)),
  fc.integer({ min: 1, max: 120 }).map((seconds) => new Wait(seconds)),
  fc.constant(new Look()),
];

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** With each SDK. `npm run test:full` walks farther. */
const WALKS = Math.ceil(Number(process.env['WAYMARK_WALKS'] ?? 2_000) / 340);
const SEED = Number(process.env['WAYMARK_SEED'] ?? 0);

test.each(SDKS)(
  '[commerce 4] two-factor asks for what is on, in every order of changes, with %s',
  { timeout: 20 * MINUTE },
  async (name) => {
    const open = () => newBrowser(name);
    await fc.assert(
      fc.asyncProperty(fc.commands(anyCommand, { maxCommands: 12 }), async (commands) => {
        const real = new Real([await open(), await open()], open);
        real.advance(0);
        await real.signIn(real.browsers[0], 'sms', false);
        await fc.asyncModelRun(() => ({ model: { on: [], trusted: [false, false] }, real }), commands);
      }),
      { numRuns: WALKS, ...(SEED && { seed: SEED }) },
    );
  },
);
