import { tabStorage } from '../lib/web-storage.ts';
/** The only file that imports the SDK, whose support ends on 2027-03-01 and whose types are therefore marked deprecated. */

import {
  AuthenticationDetails,
  CognitoAccessToken,
  CognitoIdToken,
  CognitoRefreshToken,
  CognitoUser,
  CognitoUserPool,
  CognitoUserSession,
  type IAuthenticationCallback,
} from 'amazon-cognito-identity-js';
import { now } from '../lib/now.ts';
import { SECOND } from '../rules/time/duration.ts';
import { PENDING, type PendingSignIn, type PendingStore, readPending } from './pending-sign-in.ts';
import { accountRefusal, recoveryRefusal, refusalReason } from './refusals.ts';
import type { TokenStorage } from './token-storage.ts';
import type {
  AccountResult,
  Attribute,
  Challenge,
  Credentials,
  IdentityConfig,
  IdentityPhone,
  Recovery,
  RecoveryCode,
  SecondFactor,
  SignInResult,
  TrustedDevice,
  TwoFactor,
} from './types.ts';

const FACTORS: Readonly<Record<string, SecondFactor>> = { SMS_MFA: 'sms', SOFTWARE_TOKEN_MFA: 'totp' };
const NAMES: Readonly<Record<SecondFactor, string>> = { sms: 'SMS_MFA', totp: 'SOFTWARE_TOKEN_MFA' };
/** After a reload the password is not available any more. */
type KnownCredentials = Omit<Credentials, 'password'> & { password: string | null };
type Pending = { user: CognitoUser; credentials: KnownCredentials; factor: SecondFactor; hasOther: boolean };
/** How long the service waits for a code. */
const CHALLENGE_LIFE = 180_000;
type Parameters = Readonly<Record<string, string | undefined>>;
type Delivered = { CodeDeliveryDetails?: { Destination?: string } };

/** Wraps the SDK in promises of results. A sign-in that waits for a code is kept in memory until it ends. */
export function createCognito(config: IdentityConfig, storage: TokenStorage, kept: PendingStore = tabStorage) {
  const pool = new CognitoUserPool({
    UserPoolId: config.userPoolId,
    ClientId: config.clientId,
    endpoint: config.endpoint,
    Storage: storage,
    // The data collector is a third-party script, which the content policy forbids.
    AdvancedSecurityDataCollectionFlag: false,
  });
  /** The current sign-in attempt. After it is given up, the SDK writes nothing more. */
  let attempt = { isOver: false };
  const userOf = (username: string) =>
    new CognitoUser({ Username: username, Pool: pool, Storage: storageOf(storage, attempt) });
  let pending: Pending | null = null;
  const forgetPending = () => {
    pending = null;
    kept.remove(PENDING);
  };
  const keepPending = (user: CognitoUser, credentials: KnownCredentials, challenge: Challenge) => {
    pending = { user, credentials, ...stepOf(challenge) };
    const { Session: session } = user as unknown as { Session: string };
    const { remember } = credentials;
    const step = { username: user.getUsername(), remember, challenge, session, until: Date.now() + CHALLENGE_LIFE };
    kept.write(PENDING, JSON.stringify(step satisfies PendingSignIn));
  };
  /** The pending sign-in, after a reload without its password. */
  const currentPending = (): Pending | null => {
    const step = pending ? null : readPending(kept);
    if (!step) return pending;
    const { username, remember, challenge, session } = step;
    const user = userOf(username);
    Object.assign(user, { Session: session });
    user.getCachedDeviceKeyAndPassword();
    storage.rememberNext(remember);
    pending = { user, credentials: { username, password: null, remember }, ...stepOf(challenge) };
    return pending;
  };

  function callbacks(
    user: CognitoUser,
    credentials: KnownCredentials,
    resolve: (result: SignInResult) => void,
    hasOther: boolean,
  ) {
    const own = attempt;
    const ask = (challenge: Challenge) => {
      if (own.isOver) return;
      keepPending(user, credentials, challenge);
      resolve({ kind: 'challenge', challenge });
    };
    const askForCode = (factor: SecondFactor, parameters: Parameters) => {
      const sentTo = parameters['CODE_DELIVERY_DESTINATION']?.slice(-4) ?? null;
      ask({ kind: 'code', factor, sentTo, hasOther });
    };
    return {
      onSuccess: (session: CognitoUserSession) => {
        if (own.isOver) return revokeTokens(user);
        if (!credentials.remember) endProviderSession(user, session);
        resolve({ kind: 'signed_in' });
      },
      onFailure: (error: unknown) => resolve({ kind: 'refused', reason: refusalReason(error) }),
      mfaRequired: (_name, parameters: Parameters) => askForCode('sms', parameters),
      totpRequired: (_name, parameters: Parameters) => askForCode('totp', parameters),
      selectMFAType: (_name, parameters: Parameters) => {
        const names = JSON.parse(parameters['MFAS_CAN_CHOOSE'] ?? '[]') as string[];
        const factors = names.flatMap((name) => FACTORS[name] ?? []);
        ask({ kind: 'choice', factors });
      },
      newPasswordRequired: () => resolve({ kind: 'refused', reason: 'password_never_created' }),
    } satisfies IAuthenticationCallback;
  }

  const run = (
    user: CognitoUser,
    credentials: KnownCredentials,
    start: (given: ReturnType<typeof callbacks>) => void,
    hasOther = false,
  ): Promise<SignInResult> => new Promise((resolve) => start(callbacks(user, credentials, resolve, hasOther)));

  const nothingPending: SignInResult = { kind: 'refused', reason: 'challenge_expired' };

  async function signIn(credentials: KnownCredentials): Promise<SignInResult> {
    forgetPending();
    storage.rememberNext(credentials.remember);
    const { username, password } = credentials;
    if (password === null) return nothingPending;
    const user = userOf(username.trim());
    const details = new AuthenticationDetails({ Username: username.trim(), Password: password });
    return run(user, credentials, (given) => user.authenticateUser(details, given));
  }

  async function answerCode(code: string, trust: boolean): Promise<SignInResult> {
    const asked = currentPending();
    if (!asked) return nothingPending;
    const { user, credentials, factor } = asked;
    const result = await run(user, credentials, ({ onSuccess, onFailure }) => {
      // Marks the device before the session ends without "remember me". Skips this for a known device.
      const finish = async (session: CognitoUserSession, isNewDevice = false) => {
        if (trust && isNewDevice) await trustDevice(user);
        onSuccess(session);
      };
      user.sendMFACode(code, { onSuccess: (session, isNew) => void finish(session, isNew), onFailure }, NAMES[factor]);
    });
    if (result.kind === 'signed_in') forgetPending();
    const isUsedApp = factor === 'totp' && result.kind === 'refused' && result.reason === 'code_used';
    return isUsedApp ? { kind: 'refused', reason: 'app_code_used' } : result;
  }

  /** An error is ignored: without trust the service only asks for a code again next time. */
  const trustDevice = (user: CognitoUser): Promise<void> =>
    new Promise((resolve) => {
      const onSuccess = () => {
        storage.trustDevice(user.getUsername());
        resolve();
      };
      user.setDeviceStatusRemembered({ onSuccess, onFailure: () => resolve() });
    });

  /** Without "remember me", ends the provider's session. The tokens stay until they expire (core 4). */
  function endProviderSession(user: CognitoUser, session: CognitoUserSession): void {
    user.signOut();
    const tokens = { IdToken: session.getIdToken(), AccessToken: session.getAccessToken() };
    const RefreshToken = new CognitoRefreshToken({ RefreshToken: '' });
    user.setSignInUserSession(new CognitoUserSession({ ...tokens, RefreshToken }));
  }

  return {
    signIn,
    answerCode,
    async chooseFactor(factor: SecondFactor): Promise<SignInResult> {
      const asked = currentPending();
      if (!asked) return nothingPending;
      const { user, credentials } = asked;
      return run(user, credentials, (given) => user.sendMFASelectionAnswer(NAMES[factor], given), true);
    },
    async sendNewCode(): Promise<SignInResult> {
      const asked = currentPending();
      if (!asked) return nothingPending;
      const { credentials, factor } = asked;
      const result = await signIn(credentials);
      const isChoice = result.kind === 'challenge' && result.challenge.kind === 'choice';
      return isChoice ? this.chooseFactor(factor) : result;
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
      attempt.isOver = true;
      attempt = { isOver: false };
      const credentials = pending?.credentials;
      pending = null;
      const again = currentPending();
      if (again && credentials) pending = { ...again, credentials };
    },
    forgotPassword: (username: string): Promise<RecoveryCode> =>
      new Promise((resolve) => {
        userOf(username.trim()).forgotPassword({
          onSuccess: (answer: Delivered) =>
            resolve({ kind: 'sent', sentTo: answer.CodeDeliveryDetails?.Destination ?? null }),
          onFailure: (error) => resolve({ kind: 'refused', reason: recoveryRefusal(error) }),
        });
      }),
    confirmForgotPassword: (username: string, code: string, password: string): Promise<Recovery> =>
      new Promise((resolve) => {
        userOf(username.trim()).confirmPassword(code, password, {
          onSuccess: () => resolve({ kind: 'done' }),
          onFailure: (error) => resolve({ kind: 'refused', reason: recoveryRefusal(error) }),
        });
      }),
    changePassword: (current: string, next: string): Promise<AccountResult> =>
      signedIn((user, done, refuse) =>
        user.changePassword(current, next, (failed) => (failed ? refuse(failed) : done({}))),
      ),
    phone: (): Promise<AccountResult<IdentityPhone>> =>
      signedIn((user, done, refuse) =>
        user.getUserAttributes((failed, attributes = []) => {
          if (failed) return refuse(failed);
          const valueOf = (name: string) => attributes.find((one) => one.getName() === name)?.getValue() ?? null;
          done({ number: valueOf('phone_number'), isVerified: valueOf('phone_number_verified') === 'true' });
        }),
      ),
    /** Sends a code to an address. Updates an address that is new to the service, which then sends the code. */
    async sendAttributeCode(attribute: Attribute, address: string): Promise<AccountResult<{ sentTo: string | null }>> {
      const known = await this.phone();
      if (known.kind === 'refused') return known;
      if (known.number !== address) {
        return signedIn((user, done, refuse) =>
          user.updateAttributes([{ Name: attribute, Value: address }], (failed, _, sent) =>
            failed
              ? refuse(failed)
              : done({ sentTo: ending((sent as Sent | undefined)?.CodeDeliveryDetailsList?.[0]) }),
          ),
        );
      }
      return signedIn((user, done, onFailure) => {
        const answered = (sent: unknown) => done({ sentTo: ending((sent as Sent | null)?.CodeDeliveryDetails) });
        user.getAttributeVerificationCode(attribute, {
          onSuccess: answered,
          onFailure,
          inputVerificationCode: answered,
        });
      });
    },
    verifyAttribute: (attribute: Attribute, code: string): Promise<AccountResult> =>
      signedIn((user, done, onFailure) =>
        user.verifyAttribute(attribute, code, { onSuccess: () => done({}), onFailure }),
      ),
    twoFactor: (): Promise<AccountResult<TwoFactor>> =>
      signedIn((user, done, refuse) => {
        // With data in its cache, the SDK would renew the tokens to bypass it.
        (user as unknown as { clearCachedUserData: () => void }).clearCachedUserData();
        user.getUserData((failed, data) => {
          if (failed || !data) return refuse(failed);
          const attributes = data.UserAttributes.map(({ Name, Value }) => [Name, Value] as const);
          const { phone_number, phone_number_verified } = Object.fromEntries(attributes);
          // Cognito omits an empty list.
          const names = (data.UserMFASettingList as string[] | undefined) ?? [];
          done({
            on: ORDER.filter((factor) => names.includes(NAMES[factor])),
            phone: { number: phone_number ?? null, isVerified: phone_number_verified === 'true' },
          });
        });
      }),
    newAppSecret: (): Promise<AccountResult<{ secret: string }>> =>
      signedIn((user, done, onFailure) =>
        user.associateSoftwareToken({ associateSecretCode: (secret) => done({ secret }), onFailure }),
      ),
    verifyApp: (code: string): Promise<AccountResult> =>
      signedIn((user, done, onFailure) =>
        user.verifySoftwareToken(code, 'Authenticator app', { onSuccess: () => done({}), onFailure }),
      ),
    setFactors: (factors: readonly SecondFactor[]): Promise<AccountResult> => {
      const setting = (factor: SecondFactor) => {
        const Enabled = factors.includes(factor);
        return { Enabled, PreferredMfa: Enabled && factors.length === 1 };
      };
      return signedIn((user, done, refuse) =>
        user.setUserMfaPreference(setting('sms'), setting('totp'), (failed) => (failed ? refuse(failed) : done({}))),
      );
    },
    async devices(): Promise<AccountResult<{ devices: readonly TrustedDevice[] }>> {
      const listed = await allDevices();
      if (listed.kind === 'refused') return listed;
      const own = storage.deviceKey();
      const devices = listed.devices
        .filter(({ DeviceAttributes = [] }) => valueIn(DeviceAttributes, REMEMBERED) === 'remembered')
        .map((device) => trustedDevice(device, own));
      return { kind: 'done', devices: devices.toSorted((a, b) => (b.lastUsed ?? 0) - (a.lastUsed ?? 0)) };
    },
    /** The session of a forgotten device cannot be renewed, so this browser only stops being remembered. */
    async forgetDevice(key: string): Promise<AccountResult> {
      if (key !== storage.deviceKey()) return forget(key);
      const result = await signedIn((user, done, onFailure) => {
        user.getCachedDeviceKeyAndPassword();
        user.setDeviceStatusNotRemembered({ onSuccess: () => done({}), onFailure: orGone(done, onFailure) });
      });
      if (result.kind === 'done') storage.distrustDevice();
      return result;
    },
    async forgetAllDevices(): Promise<AccountResult> {
      const listed = await allDevices();
      if (listed.kind === 'refused') return listed;
      for (const { DeviceKey } of listed.devices) {
        const result = await forget(DeviceKey);
        if (result.kind === 'refused') return result;
      }
      return { kind: 'done' };
    },
    signOutEverywhere: (): Promise<AccountResult> =>
      signedIn((user, done, onFailure) => user.globalSignOut({ onSuccess: () => done({}), onFailure })),
  };

  function forget(key: string): Promise<AccountResult> {
    return signedIn((user, done, onFailure) =>
      user.forgetSpecificDevice(key, { onSuccess: () => done({}), onFailure: orGone(done, onFailure) }),
    );
  }

  /** Every device of the user, page by page. */
  async function allDevices(): Promise<AccountResult<{ devices: readonly Device[] }>> {
    const devices: Device[] = [];
    let next: string | null = null;
    do {
      const page: AccountResult<{ found: DevicePage }> = await signedIn((user, done, onFailure) =>
        user.listDevices(DEVICES_PER_PAGE, next, {
          onSuccess: (found: unknown) => done({ found: found as DevicePage }),
          onFailure,
        }),
      );
      if (page.kind === 'refused') return page;
      devices.push(...(page.found.Devices ?? []));
      next = page.found.PaginationToken ?? null;
    } while (next !== null);
    return { kind: 'done', devices };
  }

  /**
   * A call about the account of the signed-in user. The SDK reads its session from the storage, but has none without "remember me" or
   * after a reload, so this passes the tokens. The service decides whether they are still valid.
   */
  function signedIn<Answer extends object>(
    call: (user: CognitoUser, done: (answer: Answer) => void, refuse: (error: unknown) => void) => void,
  ): Promise<AccountResult<Answer>> {
    return new Promise((resolve) => {
      const user = pool.getCurrentUser();
      const [access, id] = [storage.accessToken(), storage.idToken()];
      if (!user || access === null || id === null) return resolve({ kind: 'refused', reason: 'session_over' });
      // The SDK's types omit the drift. Without it, the tokens are judged by the browser's clock.
      const parts = {
        AccessToken: new CognitoAccessToken({ AccessToken: access }),
        IdToken: new CognitoIdToken({ IdToken: id }),
        RefreshToken: new CognitoRefreshToken({ RefreshToken: storage.refreshToken() ?? '' }),
        ClockDrift: Math.round((Date.now() - now()) / SECOND),
      };
      const session = new CognitoUserSession(parts);
      // Not `setSignInUserSession`, which would write the tokens again.
      Object.assign(user, { signInUserSession: session });
      call(
        user,
        (answer) => resolve({ kind: 'done', ...answer }),
        (error) => resolve({ kind: 'refused', reason: accountRefusal(error) }),
      );
    });
  }
}

const DEVICES_PER_PAGE = 60;
const REMEMBERED = 'dev:device_remembered_status';
const ORDER: readonly SecondFactor[] = ['sms', 'totp'];

type Named = { Name: string; Value?: string };
/** Times are in seconds. */
type Device = {
  DeviceKey: string;
  DeviceAttributes?: readonly Named[];
  DeviceCreateDate?: number;
  DeviceLastAuthenticatedDate?: number;
};
type DevicePage = { Devices?: readonly Device[]; PaginationToken?: string | null };

const valueIn = (attributes: readonly Named[], name: string): string | undefined =>
  attributes.find(({ Name }) => Name === name)?.Value;

function trustedDevice(device: Device, own: string | null): TrustedDevice {
  const time = (seconds: number | undefined) => (seconds === undefined ? null : Math.round(seconds * SECOND));
  return {
    key: device.DeviceKey,
    name: valueIn(device.DeviceAttributes ?? [], 'device_name') ?? '',
    firstUsed: time(device.DeviceCreateDate),
    lastUsed: time(device.DeviceLastAuthenticatedDate),
    isThis: device.DeviceKey === own,
  };
}

/** A device that was forgotten elsewhere in the meantime is forgotten. */
const orGone = (done: (answer: object) => void, refuse: (error: unknown) => void) => (error: unknown) =>
  (error as { name?: unknown; code?: unknown } | null)?.name === 'ResourceNotFoundException' ||
  (error as { code?: unknown } | null)?.code === 'ResourceNotFoundException'
    ? done({})
    : refuse(error);

/** What a pending step asks for. */
const stepOf = (challenge: Challenge): Pick<Pending, 'factor' | 'hasOther'> =>
  challenge.kind === 'code'
    ? { factor: challenge.factor, hasOther: challenge.hasOther }
    : { factor: 'sms', hasOther: true };

/** Storage of one sign-in. Ignores writes once the sign-in is given up. */
function storageOf(storage: TokenStorage, attempt: Readonly<{ isOver: boolean }>) {
  const unlessOver =
    <Given extends unknown[]>(write: (...given: Given) => void) =>
    (...given: Given): void => {
      if (!attempt.isOver) write(...given);
    };
  return {
    getItem: (key: string) => storage.getItem(key),
    setItem: unlessOver((key: string, value: string) => storage.setItem(key, value)),
    removeItem: unlessOver((key: string) => storage.removeItem(key)),
    clear: unlessOver(() => storage.clear()),
  };
}

/** The SDK's types omit the method. */
const revokeTokens = (user: CognitoUser): void =>
  (user as unknown as { revokeTokens: (done: () => void) => void }).revokeTokens(() => undefined);

type Delivery = { Destination?: string };
type Sent = { CodeDeliveryDetails?: Delivery; CodeDeliveryDetailsList?: readonly Delivery[] };
/** Last digits of the address that a code was sent to, if the service reports them. */
const ending = (delivery: Delivery | undefined): string | null => delivery?.Destination?.slice(-4) ?? null;

export type Cognito = ReturnType<typeof createCognito>;
