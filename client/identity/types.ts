/** Why nobody was signed in. Texts are in the catalogue `signIn`, key `refused`. */
export type RefusalReason =
  | 'incorrect'
  | 'unconfirmed'
  | 'reset_required'
  | 'password_never_created'
  | 'too_many_tries'
  | 'code_mismatch'
  | 'code_used'
  | 'challenge_expired'
  | 'unreachable'
  /** A part of the portal itself is missing. */
  | 'not_loaded'
  /** The browser refuses cookies. */
  | 'not_kept'
  | 'unexpected';

export type SecondFactor = 'sms' | 'totp';

/** What is asked for after the password (core 4). */
export type Challenge =
  /** `sentTo`: last digits of the phone, where the service tells. */
  | { kind: 'code'; factor: SecondFactor; sentTo: string | null }
  /** Both factors are set up and neither is preferred. */
  | { kind: 'choice'; factors: readonly SecondFactor[] };

export type SignInResult =
  | { kind: 'signed_in' }
  | { kind: 'challenge'; challenge: Challenge }
  | { kind: 'refused'; reason: RefusalReason };

export type Credentials = { username: string; password: string; remember: boolean };

/** Who the tokens of this browser belong to, as the identity service states it. */
export type Person = {
  subject: string;
  /** As it was when the tokens were made: another one may have taken its place since. */
  email: string;
  /** What the service calls the account; it never changes. */
  username: string;
  accountType: string | null;
};

/** The identity service as the portal knows it. No promise rejects; what went wrong is in the result. */
export type Identity = {
  /** Loads the SDK, so that the first sign-in does not wait for it. */
  preload: () => void;
  signIn: (credentials: Credentials) => Promise<SignInResult>;
  chooseFactor: (factor: SecondFactor) => Promise<SignInResult>;
  /** `trust`: no code on this browser next time. */
  answerCode: (code: string, trust: boolean) => Promise<SignInResult>;
  /** Begins the pending sign-in again, which sends a new code. */
  sendNewCode: () => Promise<SignInResult>;
  /** What a sign-in of this tab waits for, over a reload too. */
  pending: () => Challenge | null;
  /** Forgets a sign-in that waits for a code. */
  abandon: () => void;
  person: () => Person | null;
  /** An access token that has not run out, renewed if there is a way, or null. `refused`: one that is not good any more. */
  accessToken: (refused?: string) => Promise<string | null>;
  /** Whether a session is kept that could be renewed; false once the service refused to. */
  canRenew: () => boolean;
  /** When the session ends for good, in the portal's time. `null` if it can be renewed, or if there is none. */
  endsAt: () => number | null;
  /** Forgets the session of this browser at once; one that was kept is also revoked at the service, which nobody waits for. */
  signOut: () => void;
  /** Forgets the session of this browser without asking anybody. */
  forget: () => void;
  /** Sends a code to whoever forgot their password. */
  forgotPassword: (username: string) => Promise<RecoveryCode>;
  /** Sets a new password with that code. */
  confirmForgotPassword: (username: string, code: string, password: string) => Promise<Recovery>;
  /** Calls about the account of whoever is signed in, with a token that has just been renewed if it was about to run out. */
  account: <Answer extends object>(
    work: (calls: AccountCalls) => Promise<AccountResult<Answer>>,
  ) => Promise<AccountResult<Answer>>;
};

export type AccountCalls = {
  /** Another password for whoever is signed in; the current one is asked for again. */
  changePassword: (current: string, next: string) => Promise<AccountResult>;
  /** The phone that the service sends codes to, as E.164, and whether it is known to be the user's. */
  phone: () => Promise<AccountResult<IdentityPhone>>;
  /** Sends a code to an address, which becomes the one that the service knows; `sentTo` is what it tells of it. */
  sendAttributeCode: (attribute: Attribute, address: string) => Promise<AccountResult<{ sentTo: string | null }>>;
  verifyAttribute: (attribute: Attribute, code: string) => Promise<AccountResult>;
};

export type Attribute = 'phone_number';
export type IdentityPhone = { number: string | null; isVerified: boolean };

/** Why something about the signed-in user's own account was not done. Texts are in the catalogue `profile`, key `refused`. */
export type AccountRefusal =
  | 'current_invalid'
  | 'password_invalid'
  | 'too_many_tries'
  | 'code_mismatch'
  | 'code_expired'
  | 'session_over'
  /** The session cannot be renewed and its time is over. */
  | 'session_ran_out'
  | 'unreachable'
  | 'not_loaded'
  | 'unexpected';
export type AccountResult<Answer = object> = ({ kind: 'done' } & Answer) | { kind: 'refused'; reason: AccountRefusal };

export type IdentityConfig = { endpoint: string; userPoolId: string; clientId: string };

/** Why a forgotten password was not replaced (core 8). Texts are in the catalogue `account`, key `forgot.refused`. */
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
/** `sentTo`: the address with most of it hidden, where the service tells. */
export type RecoveryCode = { kind: 'sent'; sentTo: string | null } | RecoveryRefused;
export type Recovery = { kind: 'done' } | RecoveryRefused;
