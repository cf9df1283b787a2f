import type { Stage } from './stage.ts';
import type { Attribute, Challenge, SecondFactor } from './types.ts';

/** Names of the second factors at the service. */
export const FACTOR_NAMES: Readonly<Record<SecondFactor, string>> = { sms: 'SMS_MFA', totp: 'SOFTWARE_TOKEN_MFA' };

/** The second factors among names of the service. */
export const factorsIn = (names: readonly string[]): SecondFactor[] =>
  (['sms', 'totp'] as const).filter((factor) => names.includes(FACTOR_NAMES[factor]));

/** Where one step of a sign-in leads. With tokens, the SDK has written them to its stage. */
export type Step =
  /** `isNewDevice`: the service offers to remember the browser. */
  | { kind: 'tokens'; isNewDevice: boolean }
  | { kind: 'code'; factor: SecondFactor; destination: string | undefined }
  | { kind: 'choice'; factors: readonly SecondFactor[] }
  | { kind: 'new_password' };

/** A sign-in that waits for a code: the service's name of the user, and its session. */
export type Waiting = { username: string; session: string; challenge: Challenge };

/** One sign-in of an SDK. Its calls reject with the service's error. */
export type Attempt = {
  signIn: (password: string) => Promise<Step>;
  chooseFactor: (factor: SecondFactor) => Promise<Step>;
  answerCode: (factor: SecondFactor, code: string) => Promise<Step>;
  /** Marks the new device of the tokens as remembered. */
  rememberDevice: () => Promise<unknown>;
  /** The service's name of the user, and its session. */
  waiting: () => Omit<Waiting, 'challenge'>;
};

export type Named = { Name: string; Value?: string };
/** A device as the service lists it. Times are in seconds. */
export type Device = {
  DeviceKey: string;
  DeviceAttributes?: readonly Named[];
  DeviceCreateDate?: number;
  DeviceLastAuthenticatedDate?: number;
};
export type DevicePage = { Devices?: readonly Device[]; PaginationToken?: string | null };

export type Setting = { Enabled: boolean; PreferredMfa: boolean };
type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * What the portal needs of an identity SDK: one small file each. Every call rejects with the service's error. Calls about the account
 * use the tokens of the token storage as they are; the service decides whether they are still valid.
 */
export type Provider = {
  /** `waiting`: continues a sign-in of this tab after a reload. */
  attempt: (username: string, stage: Stage, waiting?: Waiting) => Attempt;
  /** Both resolve to the masked address, if the service reports it. */
  forgotPassword: (username: string) => Promise<string | undefined>;
  confirmForgotPassword: (username: string, code: string, password: string) => Promise<unknown>;
  changePassword: (current: string, next: string) => Promise<unknown>;
  attributes: () => Promise<Attributes>;
  /** Attributes and names of the factors that are on, from no cache. */
  user: () => Promise<{ attributes: Attributes; factors: readonly string[] }>;
  updateAttribute: (name: Attribute, value: string) => Promise<string | undefined>;
  sendAttributeCode: (name: Attribute) => Promise<string | undefined>;
  verifyAttribute: (name: Attribute, code: string) => Promise<unknown>;
  newAppSecret: () => Promise<string>;
  verifyApp: (code: string, name: string) => Promise<unknown>;
  setFactors: (sms: Setting, totp: Setting) => Promise<unknown>;
  devices: (limit: number, next: string | null) => Promise<DevicePage>;
  forgetDevice: (key: string) => Promise<unknown>;
  /** Ends the trust in the browser of these tokens. */
  distrustDevice: (key: string) => Promise<unknown>;
  signOutEverywhere: () => Promise<unknown>;
};
