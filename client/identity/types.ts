/** Why a sign-in was refused. Texts are in the catalog `signIn`, key `refused`. */
export type RefusalReason =
  | 'incorrect'
  | 'unconfirmed'
  | 'reset_required'
  | 'password_never_created'
  | 'too_many_tries'
  | 'code_mismatch'
  | 'code_used'
  /** An app shows each code for half a minute, and the service takes it once. */
  | 'app_code_used'
  | 'challenge_expired'
  /** The service has to ask for the password again. */
  | 'password_needed'
  | 'unreachable'
  /** A part of the portal itself is missing. */
  | 'not_loaded'
  /** The browser refuses cookies. */
  | 'not_kept'
  | 'unexpected';

export type SecondFactor = 'sms' | 'totp';

/** Second step of a sign-in, after the password (core 4). */
export type Challenge =
  /** `sentTo`: last digits of the phone, if the service reports them. `hasOther`: another factor can be chosen instead. */
  | { kind: 'code'; factor: SecondFactor; sentTo: string | null; hasOther: boolean }
  /** Both factors are set up and neither is preferred. */
  | { kind: 'choice'; factors: readonly SecondFactor[] };

export type SignInResult =
  | { kind: 'signed_in' }
  | { kind: 'challenge'; challenge: Challenge }
  | { kind: 'refused'; reason: RefusalReason };

export type Credentials = { username: string; password: string; remember: boolean };

/** The dealers' sign-in. Every other account comes through the usual one. */
export type Door = 'dealer';

/** Owner of the tokens of this browser, as the identity service states it. */
export type Person = {
  subject: string;
  /** Address when the tokens were issued. It may have changed since. */
  email: string;
  /** The service's name for the account. It never changes. */
  username: string;
  accountType: string | null;
};

/** Interface of the identity service. No promise rejects: failures are part of the result. */
export type Identity = {
  /** Loads the SDK, so that the first sign-in does not wait for it. Resolves when it is loaded, or failed to. */
  preload: () => Promise<void>;
  signIn: (credentials: Credentials) => Promise<SignInResult>;
  chooseFactor: (factor: SecondFactor) => Promise<SignInResult>;
  /** `trust`: no code on this browser next time. */
  answerCode: (code: string, trust: boolean) => Promise<SignInResult>;
  /** Restarts the pending sign-in, which sends a new code. */
  sendNewCode: () => Promise<SignInResult>;
  /** Restarts it to choose another factor. After a reload, `password_needed`. */
  chooseAgain: () => Promise<SignInResult>;
  /** Step that a sign-in of this tab waits for, also after a reload. */
  pending: () => Challenge | null;
  /** Forgets a sign-in that waits for a code. */
  abandon: () => void;
  person: () => Person | null;
  /** The door that the session of this browser came through. `null`: the usual sign-in. */
  door: () => Door | null;
  /** Keeps the door with the tokens of a finished sign-in, for a reload and for other tabs. */
  enterBy: (door: Door | null) => void;
  /** A valid access token, renewed if possible, or `null`. `refused`: a token that is not valid any more. */
  accessToken: (refused?: string) => Promise<string | null>;
  /** Whether a session is stored that could be renewed. `false` once the service refused to. */
  canRenew: () => boolean;
  /** When the session ends for good, in the portal's time. `null` if it can be renewed, or if there is none. */
  endsAt: () => number | null;
  /** Forgets the session of this browser at once, and revokes a stored one at the service without waiting: now, or when `after` resolves. */
  signOut: (after: Promise<unknown> | null) => void;
  /** Forgets the session of this browser without a request. */
  forget: () => void;
  /** Sends a code to a user who forgot their password. */
  forgotPassword: (username: string) => Promise<RecoveryCode>;
  /** Sets a new password with that code. */
  confirmForgotPassword: (username: string, code: string, password: string) => Promise<Recovery>;
  /** Calls about the signed-in user's account, with a token that is renewed first if it is about to expire. */
  account: <Answer extends object>(
    work: (calls: AccountCalls) => Promise<AccountResult<Answer>>,
  ) => Promise<AccountResult<Answer>>;
  /** Begins a second sign-in of a user, with password and code, which changes nothing in this browser. Rejects if its code does not load. */
  prove: (username: string) => Promise<Proof>;
};

/** A second sign-in in memory, before two-factor is turned off. */
export type Proof = Pick<Identity, 'chooseFactor' | 'sendNewCode' | 'chooseAgain'> & {
  signIn: (password: string) => Promise<SignInResult>;
  answerCode: (code: string) => Promise<SignInResult>;
  /** Calls with the tokens of this sign-in. */
  account: Identity['account'];
};

export type AccountCalls = {
  /** Changes the signed-in user's password. Requires the current one. */
  changePassword: (current: string, next: string) => Promise<AccountResult>;
  /** The phone that the service sends codes to, as E.164, and whether it is verified. */
  phone: () => Promise<AccountResult<IdentityPhone>>;
  /** Sends a code to an address and saves the address at the service. `sentTo` is the masked address. */
  sendAttributeCode: (attribute: Attribute, address: string) => Promise<AccountResult<{ sentTo: string | null }>>;
  verifyAttribute: (attribute: Attribute, code: string) => Promise<AccountResult>;
  /** The user's second factors as the service has them now, in no cache. */
  twoFactor: () => Promise<AccountResult<TwoFactor>>;
  /** A new secret for an authenticator app. The current app stays until a code of the new one is verified. */
  newAppSecret: () => Promise<AccountResult<{ secret: string }>>;
  verifyApp: (code: string) => Promise<AccountResult>;
  /** Turns exactly these on. With several, none is preferred: only then does a sign-in offer the choice. */
  setFactors: (factors: readonly SecondFactor[]) => Promise<AccountResult>;
  /** Browsers that the user trusts, the latest first. */
  devices: () => Promise<AccountResult<{ devices: readonly TrustedDevice[] }>>;
  /** Ends the trust in a device. One that does not exist any more counts as done. The session of this browser goes on. */
  forgetDevice: (key: string) => Promise<AccountResult>;
  /** Forgets every device, also those without trust. */
  forgetAllDevices: () => Promise<AccountResult>;
  /** Ends every session of the user, including the one of these tokens. */
  signOutEverywhere: () => Promise<AccountResult>;
};

export type TwoFactor = { on: readonly SecondFactor[]; phone: IdentityPhone };

/** `name`: the user agent of its browser. Times in milliseconds since 1970, `null` if the service does not state one. */
export type TrustedDevice = {
  key: string;
  name: string;
  firstUsed: number | null;
  lastUsed: number | null;
  isThis: boolean;
};

export type Attribute = 'phone_number';
export type IdentityPhone = { number: string | null; isVerified: boolean };

/** Why a change of the signed-in user's account was refused. Texts are in the catalog `profile`, key `refused`. */
export type AccountRefusal =
  | 'current_invalid'
  | 'password_invalid'
  | 'too_many_tries'
  | 'code_mismatch'
  | 'code_expired'
  | 'session_over'
  /** The session expired and cannot be renewed. */
  | 'session_ran_out'
  | 'unreachable'
  | 'not_loaded'
  | 'unexpected';
export type AccountResult<Answer = object> = ({ kind: 'done' } & Answer) | { kind: 'refused'; reason: AccountRefusal };

/** Library that signs users in. */
export type SdkName = 'amazon-cognito-identity-js' | 'amplify';
export type IdentityConfig = { endpoint: string; userPoolId: string; clientId: string };

/** Why a forgotten password was not replaced (core 8). Texts are in the catalog `account`, key `forgot.refused`. */
export type RecoveryRefusal =
  | 'invalid_request'
  | 'user_not_found'
  | 'limit_exceeded'
  | 'code_mismatch'
  | 'code_used'
  | 'password_invalid'
  | 'unreachable'
  | 'not_loaded'
  | 'unexpected';

type RecoveryRefused = { kind: 'refused'; reason: RecoveryRefusal };
/** `sentTo`: the masked address, if the service reports it. */
export type RecoveryCode = { kind: 'sent'; sentTo: string | null } | RecoveryRefused;
export type Recovery = { kind: 'done' } | RecoveryRefused;
