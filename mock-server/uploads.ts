import { type Context, Hono } from 'hono';
import type { World } from './world/world.ts';

const DATA_URL = /^data:(image\/(?:png|jpeg|webp|gif));base64,(.+)$/;

/** Serves uploaded pictures of a world by the address in its answers. */
export function createUploadsApp(worldOf: (c: Context) => World): Hono {
  const app = new Hono();
  app.get('/:id', (c) => {
    const [, type, base64] = DATA_URL.exec(worldOf(c).tables.images.get(c.req.param('id'))?.data_url ?? '') ?? [];
    if (!type || !base64) return c.json({ detail: 'Not found.' }, 404);
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return c.body(bytes, 200, {
      'content-type': type,
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });
  return app;
}
