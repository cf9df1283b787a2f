import type { Context } from 'hono';
import { DEFAULT_WORLD } from '../world/worlds.ts';

const COOKIE = /(?:^|;\s*)mock_world=([\w-]+)/;

/** Thrown for a request that names no world where it has to. */
export class NoWorldNamed extends Error {
  override readonly name = 'NoWorldNamed';

  constructor() {
    super('This mock is shared: name a world in the header X-Mock-World or the cookie mock_world.');
  }
}

/** Id of the world that a request names: header, then cookie. */
function namedWorldIdOf(c: Context): string | undefined {
  const named = c.req.header('x-mock-world');
  if (named !== undefined) return named;
  const cookie = c.req.header('cookie');
  return (cookie && COOKIE.exec(cookie)?.[1]) || undefined;
}

/** The named world, or `default`. */
export const optionalWorldIdOf = (c: Context): string => namedWorldIdOf(c) ?? DEFAULT_WORLD;

/** The named world. Throws `NoWorldNamed` without one. */
export function requiredWorldIdOf(c: Context): string {
  const named = namedWorldIdOf(c);
  if (named === undefined) throw new NoWorldNamed();
  return named;
}
