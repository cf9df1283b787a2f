/**
 * Sign-in state between two requests travels with the client, sealed, so that a restart during a handshake loses
 * nothing. A seal is valid for one world and one purpose.
 */
import { z } from 'zod';
import type { IdentityUserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { type Bytes, concat, fromBase64, randomBytes, toBase64, toHex, utf8 } from './bytes.ts';
import { SIGN_IN_LIFE_MS } from './codes.ts';
import { invalidParameter, refuse } from './errors.ts';
import type { KeyStore } from './keys.ts';
import type { Pool } from './pool.ts';
import { agree, makeVerifier, type Subject, signature, type Verifier } from './srp.ts';

/** Context of every operation: the world of the request, keys and pool. */
export type Identity = { world: World; keys: KeyStore; pool: Pool };

const NONCE_BYTES = 12;

const cipher = (world: World, use: string, iv: Bytes): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: utf8(`${world.id}:${use}`),
});

async function seal({ world, keys }: Identity, use: string, state: object): Promise<string> {
  const iv = randomBytes(NONCE_BYTES);
  const plain = utf8(JSON.stringify(state));
  const sealed = await crypto.subtle.encrypt(cipher(world, use, iv), await keys.sealing(), plain);
  return toBase64(concat(iv, new Uint8Array(sealed)));
}

async function unseal<S extends z.ZodType>(
  { world, keys }: Identity,
  use: string,
  text: string,
  state: S,
): Promise<z.output<S>> {
  const key = await keys.sealing();
  try {
    const bytes = fromBase64(text);
    const iv = bytes.slice(0, NONCE_BYTES);
    const plain = await crypto.subtle.decrypt(cipher(world, use, iv), key, bytes.slice(NONCE_BYTES));
    return state.parse(JSON.parse(new TextDecoder().decode(plain)));
  } catch {
    throw refuse('sessionInvalid');
  }
}

const handshake = z.object({ key: z.string(), salt: z.string(), until: z.number() });

export type Handshake = { SALT: string; SRP_B: string; SECRET_BLOCK: string };

/** Proof that the client computed the key of a handshake. */
export const proof = z.object({
  PASSWORD_CLAIM_SECRET_BLOCK: z.string().max(2048),
  PASSWORD_CLAIM_SIGNATURE: z.string(),
  TIMESTAMP: z.string().max(100),
});

/** Answers the client's public number A. The shared key is known at this point, so the block stores nothing else. */
export async function beginHandshake(
  identity: Identity,
  { group, name }: Subject,
  verifier: Verifier,
  clientNumber: string,
): Promise<Handshake> {
  const agreed = await agree(clientNumber, verifier);
  if (!agreed) throw invalidParameter('Invalid SRP_A');
  const until = identity.world.clock.now() + SIGN_IN_LIFE_MS;
  const state = { key: agreed.key, salt: verifier.salt, until };
  const SECRET_BLOCK = await seal(identity, `handshake:${group}:${name}`, state);
  return { SALT: verifier.salt, SRP_B: agreed.serverNumber, SECRET_BLOCK };
}

/** A decoy handshake that cannot be completed. Hides that the user does not exist. */
export async function beginDecoyHandshake(
  identity: Identity,
  subject: Subject,
  clientNumber: string,
): Promise<Handshake> {
  const salt = await identity.keys.decoySalt(subject.name);
  const verifier = await makeVerifier(subject, toHex(randomBytes(16)), salt);
  return beginHandshake(identity, subject, verifier, clientNumber);
}

/** Whether the client computed the key of its handshake, with a verifier that is still current. */
export async function isProved(
  identity: Identity,
  subject: Subject,
  verifier: Verifier | null,
  answer: z.output<typeof proof>,
): Promise<boolean> {
  const block = answer.PASSWORD_CLAIM_SECRET_BLOCK;
  const { key, salt, until } = await unseal(identity, `handshake:${subject.group}:${subject.name}`, block, handshake);
  if (identity.world.clock.now() >= until) throw refuse('sessionExpired');
  if (salt !== verifier?.salt) return false;
  return (await signature(key, subject, block, answer.TIMESTAMP)) === answer.PASSWORD_CLAIM_SIGNATURE;
}

/** Challenges that carry a session. */
const step = z.enum([
  'NEW_PASSWORD_REQUIRED',
  'SELECT_MFA_TYPE',
  'SMS_MFA',
  'SOFTWARE_TOKEN_MFA',
  'DEVICE_SRP_AUTH',
  'DEVICE_PASSWORD_VERIFIER',
]);
export type Step = z.output<typeof step>;

const session = z.object({
  sub: z.string(),
  step,
  device_key: z.string().nullable(),
  /** Name of this sign-in's one-time code. */
  nonce: z.string(),
  until: z.number(),
});

/** A sign-in with a correct password: its user, and the device key that the browser claims. */
export type SignIn = Identity & { user: IdentityUserRow; device_key: string | null };

export const newNonce = (): string => toHex(randomBytes(8));

export async function beginSession(signIn: SignIn, step: Step, nonce: string): Promise<string> {
  const { user, device_key, world } = signIn;
  const until = world.clock.now() + SIGN_IN_LIFE_MS;
  return seal(signIn, 'session', { sub: user.id, step, device_key, nonce, until });
}

/**
 * Opens the sign-in of an answer to one of `steps`. Refuses forged sessions, other steps and sessions older than 3
 * minutes.
 */
export async function readSession(
  identity: Identity,
  text: string,
  steps: Step[],
): Promise<SignIn & { step: Step; nonce: string }> {
  const { sub, until, ...state } = await unseal(identity, 'session', text, session);
  const user = identity.world.tables.identity_users.get(sub);
  if (identity.world.clock.now() >= until) throw refuse('sessionExpired');
  if (!user || !steps.includes(state.step)) throw refuse('sessionInvalid');
  return { ...identity, ...state, user };
}
