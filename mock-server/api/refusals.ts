import type { Context } from 'hono';
import { note } from '../facts.ts';
import { refusalAnswer } from '../page/refusal.ts';
import { SandboxUnavailable, WorldMoved, WorldReplaced, WorldTaken } from '../world/registry.ts';
import { NoWorldNamed } from './named-world.ts';

/** Thrown for a request without the key of a team where it needs one. */
export class KeyRequired extends Error {
  override readonly name = 'KeyRequired';

  constructor() {
    super(
      'This mock is shared by teams: send the key of yours in X-Mock-Key, or enter it at /__mock/key in a browser.',
    );
  }
}

/** Seconds after which a client may send a request again. */
const RETRY_AFTER = 1;

type Refused = { status: number; code: string; isTemporary: boolean };

function refused(error: Error): Refused | null {
  if (error instanceof WorldMoved) return { status: 503, code: 'WORLD_MOVED', isTemporary: true };
  if (error instanceof SandboxUnavailable) {
    // A change whose outcome is unknown must be read before it is sent again.
    return { status: 503, code: error.code, isTemporary: error.code !== 'OUTCOME_UNKNOWN' };
  }
  if (error instanceof WorldReplaced) return { status: 503, code: 'WORLD_RESET', isTemporary: false };
  if (error instanceof NoWorldNamed) return { status: 400, code: 'WORLD_REQUIRED', isTemporary: false };
  if (error instanceof WorldTaken) return { status: 409, code: 'WORLD_TAKEN', isTemporary: false };
  if (error instanceof KeyRequired) return { status: 401, code: 'KEY_REQUIRED', isTemporary: false };
  return null;
}

/** Answer to a request whose world cannot be used. `null`: the error is another one. */
export function refusalOf(error: Error, c: Context): Promise<Response> | null {
  const refusal = refused(error);
  if (!refusal) return null;
  const { status, code, isTemporary } = refusal;
  note(c, { code });
  const again = isTemporary ? { retryAfter: RETRY_AFTER } : {};
  const asked = { path: c.req.path, header: (name: string) => c.req.header(name) };
  return refusalAnswer({ status, code, detail: error.message, ...again }, asked);
}
