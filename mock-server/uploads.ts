import { type Context, type Env, Hono } from 'hono';

const DATA_URL = /^data:(image\/(?:png|jpeg|webp|gif));base64,(.+)$/;

/** `imageOf`: data URL of an uploaded picture. */
type UploadsOptions<E extends Env> = {
  imageOf: (c: Context<E>, id: string) => string | undefined | Promise<string | undefined>;
};

/** Serves uploaded pictures by the address in answers of the API. */
export function createUploadsApp<E extends Env>({ imageOf }: UploadsOptions<E>): Hono<E> {
  const app = new Hono<E>();
  app.get('/:id', async (c) => {
    const [, type, base64] = DATA_URL.exec((await imageOf(c, c.req.param('id'))) ?? '') ?? [];
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
