/** For tests: a world of identity users behind the endpoint, and browsers that use the unmodified SDK. */
import {
  AuthenticationDetails,
  CognitoAccessToken,
  CognitoIdToken,
  CognitoRefreshToken,
  CognitoUser,
  CognitoUserPool,
  CognitoUserSession,
  type ICognitoStorage,
} from 'amazon-cognito-identity-js';
import type { Hono } from 'hono';
import { vi } from 'vitest';
import { personas } from '../../fixtures/personas/index.ts';
import type { Persona } from '../../fixtures/types.ts';
import { identityUser } from '../seeds/identity-user.ts';
import type { IdentityUserRow } from '../world/rows.ts';
import { Base } from '../world/table.ts';
import { World } from '../world/world.ts';
import { createIdentityApp } from './app.ts';
import { createKeyStore, type KeyStore } from './keys.ts';
import { WAYMARK_POOL } from './pool.ts';
import { issueTokens } from './tokens.ts';

export { HOUR, MINUTE } from '../world/duration.ts';

const ENDPOINT = 'http://identity.test/';
export const PASSWORD = 'Waymark-2026!';
export const SECOND = 1000;
/** 2026-11-21 12:00:00 UTC, at the start of a 30-second step. */
export const NOON = 1_795_262_400_000;

export class MemoryStorage implements ICognitoStorage {
  readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
  clear(): void {
    this.items.clear();
  }
}

/** Name and message of a failure, as the portal's adapter receives them. */
export async function refusal(promise: Promise<unknown>): Promise<string> {
  try {
    return `accepted: ${JSON.stringify(await promise)}`;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

/** Awaits one of the SDK's callback objects. */
export const settle = <T>(
  run: (callbacks: {
    onSuccess: (value: T) => void;
    onFailure: (error: Error) => void;
    inputVerificationCode: (value: unknown) => void;
    associateSecretCode: (secret: string) => void;
  }) => void,
): Promise<T> =>
  new Promise((resolve, reject) => {
    run({
      onSuccess: resolve,
      onFailure: reject,
      inputVerificationCode: (value) => resolve(value as T),
      associateSecretCode: (secret) => resolve(secret as T),
    });
  });

/** Awaits one of the SDK's `(error, result)` callbacks. */
export const answer = <T>(run: (callback: (error?: Error | null, result?: T | null) => void) => void): Promise<T> =>
  new Promise((resolve, reject) => run((error, result) => (error ? reject(error) : resolve(result as T))));

/** Next step of the SDK: `tokens`, with the device if it is new, or the name of a challenge. */
export type Next = string;

function steps(resolve: (next: Next) => void, reject: (error: Error) => void) {
  const asked = (name: string) => resolve(name);
  return {
    onSuccess: (_: CognitoUserSession, isNewDevice?: boolean) => resolve(isNewDevice ? 'tokens, new device' : 'tokens'),
    onFailure: reject,
    mfaRequired: asked,
    totpRequired: asked,
    selectMFAType: (name: string, { MFAS_CAN_CHOOSE }: { MFAS_CAN_CHOOSE: string }) =>
      resolve(`${name} ${MFAS_CAN_CHOOSE}`),
    newPasswordRequired: () => resolve('NEW_PASSWORD_REQUIRED'),
  };
}

export const signIn = (user: CognitoUser, password = PASSWORD): Promise<Next> =>
  new Promise((resolve, reject) => {
    const details = new AuthenticationDetails({ Username: user.getUsername(), Password: password });
    user.authenticateUser(details, steps(resolve, reject));
  });

export const sendCode = (user: CognitoUser, code: string, factor?: 'SOFTWARE_TOKEN_MFA'): Promise<Next> =>
  new Promise((resolve, reject) => user.sendMFACode(code, steps(resolve, reject), factor));

export const chooseFactor = (user: CognitoUser, factor: string): Promise<Next> =>
  new Promise((resolve, reject) => user.sendMFASelectionAnswer(factor, steps(resolve, reject)));

export const chooseFirstPassword = (user: CognitoUser, password: string): Promise<Next> =>
  new Promise((resolve, reject) => user.completeNewPasswordChallenge(password, {}, steps(resolve, reject)));

export function persona(id: string): Persona {
  const found = personas.find((each) => each.id === id);
  if (!found) throw new Error(`No persona ${id}`);
  return found;
}

export class Bench {
  hostNow = NOON;
  world: World;
  keys: KeyStore = createKeyStore();
  app: Hono;
  readonly #seeds: { identity_users: Base<IdentityUserRow> };

  constructor(people: readonly Persona[] = personas) {
    this.#seeds = { identity_users: new Base(people.map((each) => identityUser(each, NOON))) };
    this.world = this.#load();
    this.app = this.#open();
  }

  #load(overlay = {}): World {
    const origin = { id: 't', scenario: 'default', seed: 1, epoch: 0 };
    return new World(origin, this.#seeds, () => this.hostNow, overlay);
  }

  #open(): Hono {
    const { id: poolId, clientId } = WAYMARK_POOL;
    const app = createIdentityApp({ worldOf: () => this.world, keys: this.keys, poolId, clientId });
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => app.request(url, init));
    return app;
  }

  /** Simulates a killed process: only stored data survives. */
  async restart(): Promise<void> {
    const written = JSON.stringify({ overlay: this.world.snapshot(), keys: await this.keys.saved() });
    const { overlay, keys } = JSON.parse(written);
    this.keys = createKeyStore(keys);
    this.world = this.#load(overlay);
    this.app = this.#open();
  }

  advance(ms: number): void {
    this.hostNow += ms;
  }

  row(id: string): IdentityUserRow {
    const row = this.world.tables.identity_users.get(persona(id).identity.sub);
    if (!row) throw new Error(`No row of ${id}`);
    return row;
  }

  /** Newest code sent to an address. */
  sentCode(to: string): string {
    const sent = [...this.world.tables.outbox.values()].filter((message) => message.to === to);
    return sent.at(-1)?.code ?? 'nothing was sent';
  }

  /** A browser's user. One storage stands for one browser. */
  user(name: string, storage = new MemoryStorage()): CognitoUser {
    const { id: UserPoolId, clientId: ClientId } = WAYMARK_POOL;
    const Pool = new CognitoUserPool({ UserPoolId, ClientId, endpoint: ENDPOINT, Storage: storage });
    return new CognitoUser({ Username: name, Pool, Storage: storage });
  }

  /** A user with tokens. Skips the SRP computation. */
  async signedIn(id: string, storage = new MemoryStorage()): Promise<CognitoUser> {
    const { identity, username } = persona(id);
    const tokens = await issueTokens(this.world, identity.sub, this.keys);
    const session = new CognitoUserSession({
      IdToken: new CognitoIdToken({ IdToken: tokens.id_token }),
      AccessToken: new CognitoAccessToken({ AccessToken: tokens.access_token }),
      RefreshToken: new CognitoRefreshToken({ RefreshToken: tokens.refresh_token }),
    });
    const user = this.user(username, storage);
    user.setSignInUserSession(session);
    return user;
  }

  /** Sends a request as the SDK would. Resolves to the body of a success, rejects with the refusal. */
  async call(operation: string, body: unknown): Promise<Record<string, unknown>> {
    const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` };
    const response = await this.app.request(ENDPOINT, { method: 'POST', headers, body: JSON.stringify(body) });
    const json = (await response.json()) as Record<string, unknown>;
    if (response.ok) return json;
    const error = new Error(String(json['message']));
    error.name = String(json['__type']);
    throw error;
  }
}
