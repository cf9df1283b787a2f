import { compactVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { secretId } from '../world/random.ts';
import type { IdentityGrantRow, IdentityUserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { randomBytes, sha256, toHex, utf8 } from './bytes.ts';
import { refuse } from './errors.ts';
import type { KeyStore } from './keys.ts';
import { issuerOf, type Pool, WAYMARK_POOL } from './pool.ts';
import { userAttributes } from './users.ts';

/** Lifetime of access and id tokens in seconds. */
export const TOKEN_LIFE = 60 * 60;
const REFRESH_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

export type ShortTokens = { access_token: string; id_token: string };
export type Tokens = ShortTokens & { refresh_token: string };

const accessClaims = z.object({
  token_use: z.literal('access'),
  sub: z.string(),
  username: z.string(),
  origin_jti: z.string(),
  device_key: z.string().optional(),
  iat: z.number(),
  exp: z.number(),
  'waymark:world': z.string(),
});
export type AccessClaims = z.output<typeof accessClaims>;
/** `foreign`: issued by this server in another world. */
export type Verdict = AccessClaims | 'invalid' | 'foreign' | 'expired' | 'revoked';

const hashOf = async (refreshToken: string): Promise<string> => toHex(await sha256(utf8(refreshToken)));

const grantIdOf = (refreshToken: string): string => refreshToken.split('.')[0] ?? '';

/** A missing grant belongs to the world before its reset. */
const isRevoked = (grant: IdentityGrantRow | undefined, user: IdentityUserRow): boolean =>
  grant?.sub !== user.id || grant.revoked || grant.created < user.tokens_valid_from || !user.enabled;

/**
 * Signs a user in: a new grant with a refresh token of 30 days, and access and id tokens of 60 minutes by the world's
 * clock. `sub` must be an identity user of the world.
 */
export async function issueTokens(
  world: World,
  sub: string,
  keys: KeyStore,
  { device_key = null, pool = WAYMARK_POOL }: { device_key?: string | null; pool?: Pool } = {},
): Promise<Tokens> {
  const user = world.tables.identity_users.get(sub);
  if (!user) throw new Error(`No identity user ${sub}`);
  const { identity_grants: grants } = world.tables;
  const now = world.clock.now();
  for (const old of grants.by('sub', sub)) if (now - old.created > REFRESH_LIFE_MS) grants.delete(old.id);

  const id = secretId();
  const refresh_token = `${id}.${toHex(randomBytes(32))}`;
  const created = Math.max(now, user.tokens_valid_from);
  const refresh_hash = await hashOf(refresh_token);
  const grant = grants.put({ id, sub, refresh_hash, device_key, created, revoked: false });
  return { ...(await signTokens(world, user, grant, keys, pool)), refresh_token };
}

/**
 * Issues access and id tokens for a refresh token. Refuses unknown, expired and revoked tokens and those of another
 * device.
 */
export async function renewTokens(
  world: World,
  refreshToken: string,
  deviceKey: string | null,
  keys: KeyStore,
  pool: Pool,
): Promise<ShortTokens> {
  const hash = await hashOf(refreshToken);
  const grant = world.tables.identity_grants.get(grantIdOf(refreshToken));
  const user = grant && world.tables.identity_users.get(grant.sub);
  if (!user || grant.refresh_hash !== hash) throw refuse('refreshInvalid');
  if (isRevoked(grant, user)) throw refuse('refreshRevoked');
  if (world.clock.now() - grant.created >= REFRESH_LIFE_MS) throw refuse('refreshExpired');
  const isBound = user.devices.some(({ key }) => key === grant.device_key);
  if (isBound && grant.device_key !== deviceKey) throw refuse('refreshInvalid');
  return signTokens(world, user, grant, keys, pool);
}

/** Ends one sign-in: its refresh token and every access token issued from it. */
export async function revokeToken(world: World, refreshToken: string): Promise<void> {
  const hash = await hashOf(refreshToken);
  const grant = world.tables.identity_grants.get(grantIdOf(refreshToken));
  if (grant?.refresh_hash === hash) world.tables.identity_grants.update(grant.id, { revoked: true });
}

/**
 * Ends every sign-in of a user. Revokes tokens dated before now + 1 ms and dates later grants on or after that, so that
 * signing out and in again works with a frozen clock.
 */
export function revokeAllTokens(world: World, sub: string): void {
  const users = world.tables.identity_users;
  const border = Math.max(world.clock.now(), users.get(sub)?.tokens_valid_from ?? 0) + 1;
  users.update(sub, { tokens_valid_from: border });
}

async function signTokens(
  world: World,
  user: IdentityUserRow,
  grant: IdentityGrantRow,
  keys: KeyStore,
  pool: Pool,
): Promise<ShortTokens> {
  const { id: kid, privateKey } = await keys.signing();
  const iat = Math.floor(world.clock.now() / 1000);
  const common = {
    sub: user.id,
    iss: issuerOf(pool),
    // Without `origin_jti` the SDK treats a session as not revocable and never sends RevokeToken.
    origin_jti: grant.id,
    event_id: crypto.randomUUID(),
    auth_time: Math.floor(grant.created / 1000),
    iat,
    exp: iat + TOKEN_LIFE,
    'waymark:world': world.id,
  };
  const access = {
    ...common,
    jti: crypto.randomUUID(),
    token_use: 'access' as const,
    client_id: pool.clientId,
    scope: 'aws.cognito.signin.user.admin',
    username: user.username,
    ...(grant.device_key && { device_key: grant.device_key }),
  };
  const { email_verified, phone_number_verified, ...attributes } = userAttributes(user);
  const id = {
    ...attributes,
    ...common,
    email_verified: email_verified === 'true',
    ...(phone_number_verified && { phone_number_verified: phone_number_verified === 'true' }),
    jti: crypto.randomUUID(),
    token_use: 'id',
    aud: pool.clientId,
    'cognito:username': user.username,
  };
  const sign = (claims: typeof access | typeof id): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
  const [access_token, id_token] = await Promise.all([sign(access), sign(id)]);
  keys.verified.set(access_token, accessClaims.parse(access));
  return { access_token, id_token };
}

/**
 * Validates a bearer token in a world. Synchronous for a token with a verified signature. Checks expiry and revocation
 * every time.
 */
export function verifyAccessToken(world: World, token: string, keys: KeyStore): Verdict | Promise<Verdict> {
  const known = keys.verified.get(token);
  return known ? judge(world, known) : checkSignature(world, token, keys);
}

async function checkSignature(world: World, token: string, keys: KeyStore): Promise<Verdict> {
  const { publicKey } = await keys.signing();
  try {
    const { payload } = await compactVerify(token, publicKey, { algorithms: ['RS256'] });
    const claims = accessClaims.parse(JSON.parse(new TextDecoder().decode(payload)));
    keys.verified.set(token, claims);
    return judge(world, claims);
  } catch {
    return 'invalid';
  }
}

function judge(world: World, claims: AccessClaims): Verdict {
  if (claims['waymark:world'] !== world.id) return 'foreign';
  const user = world.tables.identity_users.get(claims.sub);
  if (!user) return 'invalid';
  if (world.clock.now() >= claims.exp * 1000) return 'expired';
  return isRevoked(world.tables.identity_grants.get(claims.origin_jti), user) ? 'revoked' : claims;
}
