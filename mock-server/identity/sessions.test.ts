import { afterEach, expect, test, vi } from 'vitest';
import { World } from '../world/world.ts';
import { WAYMARK_POOL } from './pool.ts';
import { beginHandshake, beginSession, isProved, readSession } from './sessions.ts';
import { Bench, MINUTE, refusal } from './test-bench.ts';

afterEach(() => vi.unstubAllGlobals());

const INVALID = 'NotAuthorizedException: Invalid session for the user.';
const EXPIRED = 'NotAuthorizedException: Invalid session for the user, session is expired.';

function identityOf(bench: Bench, world = bench.world) {
  return { world, keys: bench.keys, pool: WAYMARK_POOL };
}

const fork = ({ world, hostNow }: Bench) =>
  new World({ ...world.origin, id: 'fork' }, world.seeds, () => hostNow, world.snapshot());

test('[core 4] accepts a session only for its world and step, for three minutes', async () => {
  const bench = new Bench();
  const identity = identityOf(bench);
  const signIn = { ...identity, user: bench.row('owner'), device_key: null };
  const session = await beginSession(signIn, 'SMS_MFA', 'nonce');
  expect(await readSession(identity, session, ['SMS_MFA'])).toEqual({ ...signIn, step: 'SMS_MFA', nonce: 'nonce' });
  expect(await refusal(readSession(identity, session, ['SELECT_MFA_TYPE']))).toBe(INVALID);
  expect(await refusal(readSession(identityOf(bench, fork(bench)), session, ['SMS_MFA']))).toBe(INVALID);
  bench.advance(3 * MINUTE);
  expect(await refusal(readSession(identity, session, ['SMS_MFA']))).toBe(EXPIRED);
});

test('[core 4] ends a session with its user', async () => {
  const bench = new Bench();
  const identity = identityOf(bench);
  const session = await beginSession({ ...identity, user: bench.row('owner'), device_key: null }, 'SMS_MFA', 'nonce');
  bench.world.tables.identity_users.delete(bench.row('owner').id);
  expect(await refusal(readSession(identity, session, ['SMS_MFA']))).toBe(INVALID);
});

test('[core 4] accepts a handshake only for its user, password and world', async () => {
  const bench = new Bench();
  const identity = identityOf(bench);
  const subject = { group: 'Waymark01', name: 'riley.kowalski@waymark.example' };
  const verifier = { salt: 'ab', verifier: 'cd' };
  const { SECRET_BLOCK } = await beginHandshake(identity, subject, verifier, 'abcdef');
  const proof = { PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK, PASSWORD_CLAIM_SIGNATURE: 'wrong', TIMESTAMP: 'now' };
  expect(await isProved(identity, subject, verifier, proof)).toBe(false);
  expect(await isProved(identity, subject, { ...verifier, salt: 'ac' }, proof)).toBe(false);
  const other = { ...subject, name: 'dealer@waymark.example' };
  expect(await refusal(isProved(identity, other, verifier, proof))).toBe(INVALID);
  expect(await refusal(isProved(identityOf(bench, fork(bench)), subject, verifier, proof))).toBe(INVALID);
  expect(await refusal(readSession(identity, SECRET_BLOCK, ['SMS_MFA']))).toBe(INVALID);
});
