import type { Context } from 'hono';
import { SandboxUnavailable, WorldMoved, WorldReplaced } from '../world/registry.ts';
import { NoWorldNamed } from './named-world.ts';

/** Seconds after which a client may send a request again. */
const RETRY_AFTER = '1';

type Refusal = { status: number; code: string; isTemporary: boolean };

function refused(error: Error): Refusal | null {
  if (error instanceof WorldMoved) return { status: 503, code: 'WORLD_MOVED', isTemporary: true };
  if (error instanceof SandboxUnavailable) return { status: 503, code: error.code, isTemporary: true };
  if (error instanceof WorldReplaced) return { status: 503, code: 'WORLD_RESET', isTemporary: false };
  if (error instanceof NoWorldNamed) return { status: 400, code: 'WORLD_REQUIRED', isTemporary: false };
  return null;
}

/** Answer to a request whose world cannot be used. `null`: the error is another one. */
export function refusalOf(error: Error, c: Context): Response | null {
  const refusal = refused(error);
  if (!refusal) return null;
  const { status, code, isTemporary } = refusal;
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  if (isTemporary) headers.set('retry-after', RETRY_AFTER);
  // Apps on other origins may read answers of all parts but the control API.
  if (!c.req.path.startsWith('/__mock')) {
    headers.set('access-control-allow-origin', '*');
    headers.set('access-control-expose-headers', 'retry-after');
  }
  return new Response(JSON.stringify({ detail: error.message, code }), { status, headers });
}
