import { z } from 'zod';
import type { IdentityUserRow } from '../../world/rows.ts';
import { IdentityError, invalidParameter, refuse } from '../errors.ts';
import type { Identity } from '../sessions.ts';
import { type AccessClaims, verifyAccessToken } from '../tokens.ts';
import { freshUser } from '../users.ts';

/** Checks the body itself. Returns the JSON of a success or throws an `IdentityError`. */
export type Operation = (identity: Identity, body: unknown) => Promise<object>;

/** Caller of an operation that requires an access token. */
export type Caller = { user: IdentityUserRow; claims: AccessClaims };

type Answer = object | Promise<object>;

export const text = z.string().min(1).max(2048);
/** A public number of SRP: hex, at most 3072 bits. */
export const srpNumber = z.string().regex(/^[0-9a-f]{1,768}$/i);

const REFUSED = {
  invalid: 'accessInvalid',
  foreign: 'accessInvalid',
  expired: 'accessExpired',
  revoked: 'accessRevoked',
} as const;

export function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path }) => path.join('.') || 'request');
  throw invalidParameter(`Missing or invalid parameter ${[...new Set(fields)].join(', ')}`);
}

/** Operation open to any caller that sends the pool's client id. */
export function forClient<S extends z.ZodType>(schema: S, run: (identity: Identity, input: z.output<S>) => Answer) {
  const client = z.object({ ClientId: text });
  return async (identity: Identity, body: unknown): Promise<object> => {
    const { ClientId } = parse(client, body);
    if (ClientId !== identity.pool.clientId) {
      throw new IdentityError('ResourceNotFoundException', `User pool client ${ClientId} does not exist.`);
    }
    return run(identity, parse(schema, body));
  };
}

export function forUser<S extends z.ZodType>(
  schema: S,
  run: (identity: Identity, input: z.output<S>, caller: Caller) => Answer,
) {
  const signedIn = z.object({ AccessToken: z.string() });
  return async (identity: Identity, body: unknown): Promise<object> => {
    const { AccessToken } = parse(signedIn, body);
    const verdict = await verifyAccessToken(identity.world, AccessToken, identity.keys);
    if (typeof verdict === 'string') throw refuse(REFUSED[verdict]);
    return run(identity, parse(schema, body), { user: freshUser(identity.world, verdict.sub), claims: verdict });
  };
}
