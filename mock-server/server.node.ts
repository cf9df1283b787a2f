import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { isOwnHost } from './hosts.ts';
import { type MockOptions, openMock } from './open.node.ts';

const DEFAULT_PORT = 4010;
/**
 * Keep-alive timeout in milliseconds. Node's default of 5 s is shorter than pauses in tests and manual use, which would
 * then hit closed connections.
 */
const KEPT_FOR = 600_000;

/** Milliseconds in which a process of a shared sandbox answers its last requests. */
const LEAVES_AFTER = 5_000;

export type ServerOptions = MockOptions & {
  /** 0: any free port. */
  port?: number;
  host?: string;
  /** Host names to accept besides IP addresses, names of this machine and `host`. */
  allowedHosts?: readonly string[];
  /** Folder of a built client to serve beside the mock. */
  staticDir?: string;
};

export type RunningServer = {
  /** Without a trailing slash. */
  url: string;
  /** Answers what is under way for a few seconds, cuts open connections, and releases port, folder and database. */
  close: () => Promise<void>;
};

/**
 * Runs the mock on a local port. Throws a message for the terminal if the port is taken, the data folder is unusable or
 * no client was built.
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
          // Other processes go on with the worlds: a request that is cut here would be lost.
          if (options.database !== undefined) setTimeout(() => server.closeAllConnections(), LEAVES_AFTER).unref();
          else server.closeAllConnections();
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
  const detail = 'This host name is not allowed. Allow it with --allow-host.';
  outgoing.writeHead(403, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify({ detail }));
}

/**
 * Answers requests that Node cannot parse with the usual error body. Closes the connection, because the rest of it is
 * unreadable.
 */
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
    EACCES: `Port ${port} requires more privileges. Choose one above 1023.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine.`,
    ENOTFOUND: `${host} is not an address of this machine.`,
  };
  return new Error(reasons[error.code ?? ''] ?? error.message, { cause: error });
}
