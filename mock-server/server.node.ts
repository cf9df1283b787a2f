import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { isOwnHost } from './hosts.ts';
import { type MockOptions, openMock } from './open.node.ts';

const DEFAULT_PORT = 4010;
/** Who keeps a connection for its next request meets it closing otherwise: Node gives it 5 s, longer than a test or a person thinks. */
const KEPT_FOR = 600_000;

export type ServerOptions = MockOptions & {
  /** 0: any free one. */
  port?: number;
  host?: string;
  /** Names that this server is asked by, besides addresses, names of this machine and `host`. */
  allowedHosts?: readonly string[];
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
  const { port = DEFAULT_PORT, host = '127.0.0.1', allowedHosts = [], staticDir } = options;
  const { app, close } = await openMock(options);
  try {
    if (staticDir !== undefined) {
      const { createStaticApp } = await import('./static.node.ts');
      app.route('/', createStaticApp(staticDir));
    }
    const listener = getRequestListener(app.fetch);
    const names = [host, ...allowedHosts];
    const server = createServer((incoming, outgoing) => {
      if (isOwnHost(incoming.headers.host, names)) void listener(incoming, outgoing);
      else refuseHost(outgoing);
    });
    server.keepAliveTimeout = KEPT_FOR;
    server.on('clientError', refuseUnread);
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

function refuseHost(outgoing: ServerResponse): void {
  const detail = 'The mock is not asked by this host. Name it with --allow-host.';
  outgoing.writeHead(403, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify({ detail }));
}

/** Requests that Node could not read, in the shape of every other error; the rest of the connection is of no use. */
function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, detail] = UNREAD[error.code ?? ''] ?? ['400 Bad Request', 'The request is not HTTP.'];
  const body = JSON.stringify({ detail });
  const headers = `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`);
}

const UNREAD: Readonly<Record<string, readonly [status: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The address and headers are larger than 16 kB.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
};

function listen(server: ReturnType<typeof createServer>, port: number, host: string): Promise<string> {
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
