import type { Context } from 'hono';
import type { Host } from '../host.ts';
import { consultFaults } from '../world/faults.ts';
import type { World } from '../world/world.ts';

/** Names of identity operations in fault rules. `identity.renewal` covers both operations that renew tokens. */
export const IDENTITY_FAULTS = [
  'identity.renewal',
  'identity.InitiateAuth',
  'identity.RespondToAuthChallenge',
  'identity.RevokeToken',
] as const;

const JSON_TYPE = { 'content-type': 'application/x-amz-json-1.1' };
const RENEWALS = new Set(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']);

/** Applies fault rules to a request of the identity service, including their delay. `null`: the service answers. */
export async function answerFault(c: Context, world: World, host: Host): Promise<Response | null> {
  const hasRules = IDENTITY_FAULTS.some((name) => world.tables.faults.by('operation', name).length > 0);
  if (!hasRules || c.req.method !== 'POST') return null;
  const fault = consultFaults(world, [await nameOf(c)], null);
  if (fault.latency_ms) await host.wait(fault.latency_ms);
  if (fault.drop) return host.drop?.(c) ?? c.body(null, 503);
  if (fault.status === undefined) return null;
  const body = fault.body ?? { message: 'A fault rule of the mock answered.' };
  return new Response(JSON.stringify(body), { status: fault.status, headers: JSON_TYPE });
}

async function nameOf(c: Context): Promise<string> {
  const operation = c.req.header('x-amz-target')?.split('.')[1] ?? '';
  if (operation === 'GetTokensFromRefreshToken') return 'identity.renewal';
  const body =
    operation === 'InitiateAuth' ? ((await c.req.json().catch(() => null)) as { AuthFlow?: string } | null) : null;
  return RENEWALS.has(body?.AuthFlow ?? '') ? 'identity.renewal' : `identity.${operation}`;
}
