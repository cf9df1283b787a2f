import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';

export type Listening = { url: string; close: () => Promise<void> };

/** Serves an app on a free local port. */
export async function listen(app: Pick<Hono, 'fetch'>): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/** Closes the connection of a request. */
export function drop(c: Context): Response {
  (c.env as HttpBindings).incoming.socket.destroy();
  return new Response(null);
}
