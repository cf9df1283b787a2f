import type { Context } from 'hono';
import { cors } from 'hono/cors';

/** CORS for apps on other origins. Does not cover the control API. */
export const shared = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
  allowHeaders: [
    'authorization',
    'content-type',
    'x-access-token',
    'x-mock-key',
    'x-mock-world',
    'idempotency-key',
    'range',
  ],
  exposeHeaders: ['date', 'retry-after', 'content-range', 'x-request-id', 'x-service-status'],
  maxAge: 600,
});

type Handler = (c: Context) => Response | Promise<Response>;

/** Adds CORS to a handler. Requests without an origin, nearly all, skip the middleware. */
export function sharing(handler: Handler): Handler {
  return (c) => {
    if (c.req.header('origin') === undefined) return handler(c);
    const answered = shared(c, async () => {
      c.res = await handler(c);
    });
    return answered.then((preflight) => preflight ?? c.res);
  };
}
