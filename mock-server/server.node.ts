import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type MockOptions, openMock } from './open.node.ts';

export const DEFAULT_PORT = 4010;

export type ServerOptions = MockOptions & {
  /** 0: any free one. */
  port?: number;
  host?: string;
  /** Folder of a built client to serve beside the mock. */
  staticDir?: string;
};

export type RunningServer = {
  /** Without a slash at its end. */
  url: string;
  /** Cuts what is under way, and gives port and folder free. */
  close: () => Promise<void>;
};

/**
 * The mock on a port of this machine. Throws a sentence for the terminal when the port is taken, the folder of its data
 * cannot be used, or no client was built.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = DEFAULT_PORT, host = '127.0.0.1', staticDir } = options;
  const { app, close } = await openMock(options);
  try {
    if (staticDir !== undefined) {
      const { createStaticApp } = await import('./static.node.ts');
      app.route('/', createStaticApp(staticDir));
    }
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    const url = await listen(server, port, host);
    return {
      url,
      close: async () => {
        await new Promise((closed) => {
          server.close(closed);
          server.closeAllConnections();
        });
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, port, host)));
    server.listen(port, host, () => {
      const { port: taken, family, address } = server.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`);
    });
  });
}

function explained(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Choose another with --port or PORT.`,
    EACCES: `Port ${port} needs more rights than this user has. Choose one above 1023.`,
    EADDRNOTAVAIL: `${host} is no address of this machine.`,
    ENOTFOUND: `${host} is no address of this machine.`,
  };
  return new Error(reasons[error.code ?? ''] ?? error.message, { cause: error });
}
