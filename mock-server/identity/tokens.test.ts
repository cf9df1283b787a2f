import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';
import { World } from '../world/world.ts';
import { createKeyStore } from './keys.ts';
import { Bench, HOUR, persona, SECOND } from './test-bench.ts';
import { issueTokens, revokeAllTokens, verifyAccessToken } from './tokens.ts';

afterEach(() => vi.unstubAllGlobals());

const { sub } = persona('owner').identity;
const NOON = 1_795_262_400;

test("[core 7] issues tokens with Cognito's claims, dated by the world's clock", async () => {
  const bench = new Bench();
  const tokens = await issueTokens(bench.world, sub, bench.keys, { device_key: 'us-east-1_device' });
  const common = {
    sub,
    iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Waymark01',
    origin_jti: expect.any(String),
    jti: expect.any(String),
    event_id: expect.any(String),
    auth_time: NOON,
    iat: NOON,
    exp: NOON + 3600,
    'waymark:world': 't',
  };
  expect(decodeJwt(tokens.access_token)).toEqual({
    ...common,
    token_use: 'access',
    client_id: 'waymark-portal',
    scope: 'aws.cognito.signin.user.admin',
    username: 'riley.kowalski@waymark.example',
    device_key: 'us-east-1_device',
  });
  expect(decodeJwt(tokens.id_token)).toEqual({
    ...common,
    token_use: 'id',
    aud: 'waymark-portal',
    'cognito:username': 'riley.kowalski@waymark.example',
    email: 'riley.kowalski@waymark.example',
    email_verified: true,
    phone_number: '+13125550101',
    phone_number_verified: true,
    given_name: 'Riley',
    family_name: 'Kowalski',
  });
  const { keys } = await bench.keys.published();
  expect(decodeProtectedHeader(tokens.access_token)).toEqual({ alg: 'RS256', kid: keys[0]?.kid });
});

test('[core 7] checks an access token synchronously once its signature is verified', async () => {
  const bench = new Bench();
  const { access_token } = await issueTokens(bench.world, sub, bench.keys);
  expect(verifyAccessToken(bench.world, access_token, bench.keys)).toMatchObject({ sub });
  bench.keys = createKeyStore(await bench.keys.saved());
  const first = verifyAccessToken(bench.world, access_token, bench.keys);
  expect(first).toBeInstanceOf(Promise);
  expect(await first).toMatchObject({ sub, username: 'riley.kowalski@waymark.example' });
  expect(verifyAccessToken(bench.world, access_token, bench.keys)).toMatchObject({ sub });
});

test('[core 8] expires and revokes verified tokens, also with their user', async () => {
  const bench = new Bench();
  const verdict = (token: string) => verifyAccessToken(bench.world, token, bench.keys);
  const { access_token: first } = await issueTokens(bench.world, sub, bench.keys);
  bench.advance(HOUR - SECOND);
  expect(verdict(first)).toMatchObject({ sub });
  const { access_token: second } = await issueTokens(bench.world, sub, bench.keys);
  bench.advance(SECOND);
  expect(verdict(first)).toBe('expired');
  revokeAllTokens(bench.world, sub);
  expect(verdict(second)).toBe('revoked');
  const { access_token: third } = await issueTokens(bench.world, sub, bench.keys);
  bench.world.tables.identity_users.update(sub, { enabled: false });
  expect(verdict(third)).toBe('revoked');
  bench.world.tables.identity_users.delete(sub);
  expect(verdict(third)).toBe('invalid');
});

test('[core 8] rejects tokens of another world, kind, key or signature', async () => {
  const bench = new Bench();
  const { world, keys } = bench;
  const { access_token, id_token } = await issueTokens(world, sub, keys);
  const fork = new World({ ...world.origin, id: 'fork' }, world.seeds, () => bench.hostNow, world.snapshot());
  expect(await verifyAccessToken(fork, access_token, keys)).toBe('foreign');
  expect(await verifyAccessToken(world, id_token, keys)).toBe('invalid');
  expect(await verifyAccessToken(world, access_token, createKeyStore())).toBe('invalid');
  const [header, , signature] = access_token.split('.');
  const claims = Buffer.from(JSON.stringify({ ...decodeJwt(access_token), sub: 'x' })).toString('base64url');
  expect(await verifyAccessToken(world, `${header}.${claims}.${signature}`, keys)).toBe('invalid');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  expect(await verifyAccessToken(world, `${unsigned}.${claims}.`, keys)).toBe('invalid');
  expect(await verifyAccessToken(world, 'nonsense', keys)).toBe('invalid');
  expect(await verifyAccessToken(world, '', keys)).toBe('invalid');
});

test('[core 8] keeps a token revoked after its world was reset', async () => {
  const mock = createMock();
  const world = await mock.world();
  const { access_token, refresh_token } = await issueTokens(world, sub, mock.keys);
  revokeAllTokens(world, sub);
  const seeded = await mock.worlds.reset(world);
  await issueTokens(seeded, persona('owner-stranger').identity.sub, mock.keys);
  await issueTokens(seeded, sub, mock.keys);
  expect(await mock.withToken(seeded, access_token)('GET', '/api/v1/vehicle')).toMatchObject({
    status: 401,
    body: { code: 'TOKEN_REVOKED' },
  });
  const renewal = { ClientId: 'waymark-portal', AuthFlow: 'REFRESH_TOKEN_AUTH' };
  const renewed = await mock.app.request('/identity/', {
    method: 'POST',
    headers: { 'x-mock-world': seeded.id, 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
    body: JSON.stringify({ ...renewal, AuthParameters: { REFRESH_TOKEN: refresh_token } }),
  });
  expect(await renewed.json()).toMatchObject({ message: 'Invalid Refresh Token' });
});

test('[core 8] accepts a token only for the user of its grant', async () => {
  const bench = new Bench();
  const { access_token } = await issueTokens(bench.world, sub, bench.keys);
  const [grant] = bench.world.tables.identity_grants.values();
  bench.world.tables.identity_grants.update(grant?.id ?? '', { sub: persona('dealer').identity.sub });
  expect(verifyAccessToken(bench.world, access_token, bench.keys)).toBe('revoked');
});

test('keeps only the newest 2,000 verified tokens', async () => {
  const bench = new Bench();
  const { access_token } = await issueTokens(bench.world, sub, bench.keys);
  const claims = bench.keys.verified.get(access_token);
  if (!claims) throw new Error('not kept');
  for (let i = 1; i < 2_000; i++) bench.keys.verified.set(`${i}`, claims);
  const newest = await issueTokens(bench.world, sub, bench.keys);
  expect(bench.keys.verified.size).toBe(2_000);
  expect(bench.keys.verified.has(access_token)).toBe(false);
  expect(bench.keys.verified.has(newest.access_token)).toBe(true);
});

test('restores saved keys and saves them again unchanged', async () => {
  const keys = createKeyStore();
  const saved = JSON.stringify(await keys.saved());
  const restored = createKeyStore(JSON.parse(saved));
  expect(JSON.stringify(await restored.saved())).toBe(saved);
  expect(await restored.published()).toEqual(await keys.published());
  const [published] = (await keys.published()).keys;
  expect(Object.keys(published ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

test('removes grants older than a refresh token at the next sign-in', async () => {
  const bench = new Bench();
  await issueTokens(bench.world, sub, bench.keys);
  bench.advance(30 * 24 * HOUR + 1);
  await issueTokens(bench.world, sub, bench.keys);
  expect(bench.world.tables.identity_grants.size).toBe(1);
});
