import type { Context } from 'hono';
import { cors } from 'hono/cors';

/** Pages of other origins may ask: an app of one's own in front of the mock. The control API is not for them. */
export const shared = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
  allowHeaders: ['authorization', 'content-type', 'x-access-token', 'x-mock-world', 'range'],
  exposeHeaders: ['date', 'retry-after', 'content-range'],
  maxAge: 600,
});

type Handler = (c: Context) => Response | Promise<Response>;

/** A handler that also answers other origins. Without an origin, as nearly always, nothing is between it and its caller. */
export function sharing(handler: Handler): Handler {
  return (c) => {
    if (c.req.header('origin') === undefined) return handler(c);
    const answered = shared(c, async () => {
      c.res = await handler(c);
    });
    return answered.then((preflight) => preflight ?? c.res);
  };
}
