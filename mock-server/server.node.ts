import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { isOwnHost } from './hosts.ts';
import { type MockOptions, openMock } from './open.node.ts';
import type { OperatorOptions, Operators } from './operators/open.node.ts';
import { refusalAnswer } from './page/refusal.ts';

const DEFAULT_PORT = 4010;
/**
 * Keep-alive timeout in milliseconds. Node's default of 5 s is shorter than pauses in tests and manual use, which would
 * then hit closed connections.
 */
const KEPT_FOR = 600_000;

/** Milliseconds in which a process answers its last requests: longer than the slowest device. */
const ANSWERS_FOR = 20_000;
/** Milliseconds between two looks at requests under way. */
const LOOKS_EVERY = 100;

export type ServerOptions = Omit<MockOptions, 'hooks'> &
  OperatorOptions & {
    /** 0: any free port. */
    port?: number;
    host?: string;
    /** Host names to accept besides IP addresses, names of this machine and `host`. */
    allowedHosts?: readonly string[];
    /** Folder of a built client to serve beside the mock. */
    staticDir?: string;
    /** Identity SDK of that client, instead of the configured one. */
    identitySdk?: string;
  };

export type RunningServer = {
  /** Without a trailing slash. */
  url: string;
  /** Cuts open connections, and releases port, folder and database. With a database, answers what is under way first. */
  close: () => Promise<void>;
  /**
   * Ends without losing a request: is not ready for `grace` milliseconds, so that a proxy notices, then takes no more connections,
   * answers what is under way, and closes.
   */
  leave: (grace: number) => Promise<void>;
  /** Says a sentence to the operator. */
  say: (sentence: string) => void;
};

/**
 * Runs the mock on a local port. Throws a message for the terminal if the port is taken, the data folder is unusable or
 * no client was built.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = DEFAULT_PORT, host = '127.0.0.1', allowedHosts = [], staticDir, identitySdk } = options;
  const operators = await operatorsFor(options);
  const { hooks, say = console.log } = operators ?? {};
  const mock = await openMock({ notice: operators?.say ?? console.warn, ...options, ...(hooks && { hooks }) });
  const { app, close } = mock;
  try {
    if (staticDir !== undefined) {
      const { createStaticApp } = await import('./static.node.ts');
      app.route('/', createStaticApp(staticDir, identitySdk, options.requireWorld));
    }
    const listener = getRequestListener(app.fetch);
    const names = [host, ...allowedHosts];
    const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
      if (isOwnHost(incoming.headers.host, names)) void listener(incoming, outgoing);
      else void refuseHost(incoming, outgoing);
    };
    const handle = operators?.before(mock, answer) ?? answer;
    /** Requests without an answer. */
    let underWay = 0;
    let isLeaving = false;
    const server = createServer((incoming, outgoing) => {
      underWay += 1;
      outgoing.once('close', () => {
        underWay -= 1;
      });
      if (isLeaving) outgoing.setHeader('connection', 'close');
      handle(incoming, outgoing);
    });
    const end = async (answersFor: number) => {
      isLeaving = true;
      await closed(server, () => underWay, answersFor);
      await close();
    };
    server.keepAliveTimeout = KEPT_FOR;
    server.on('clientError', refuseUnread);
    const url = await listen(server, port, host);
    return {
      url,
      // Other processes go on with the worlds: a request that is cut here would be lost.
      close: () => end(options.database === undefined ? 0 : ANSWERS_FOR),
      leave: async (grace) => {
        isLeaving = true;
        mock.leave();
        await wait(grace);
        await end(ANSWERS_FOR);
      },
      say,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Loads metrics, log and teams only if there are any. */
async function operatorsFor(options: ServerOptions): Promise<Operators | undefined> {
  const { metrics, log, teams, trustProxy = false } = options;
  if (!metrics && log === undefined && teams === undefined) return undefined;
  const { openOperators } = await import('./operators/open.node.ts');
  const chosen = { ...(metrics && { metrics }), ...(log && { log }), ...(teams !== undefined && { teams }) };
  return openOperators({ ...chosen, trustProxy });
}

/** Takes no more connections, and cuts those that are open once no request is under way, or after some milliseconds. */
async function closed(server: Server, underWay: () => number, answersFor: number): Promise<void> {
  const ended = new Promise((done) => server.close(done));
  for (let left = answersFor; left > 0 && underWay() > 0; left -= LOOKS_EVERY) await wait(LOOKS_EVERY);
  server.closeAllConnections();
  await ended;
}

const FOREIGN_HOST = {
  status: 403,
  code: 'HOST_NOT_ALLOWED',
  detail: 'This host name is not allowed. Allow it with --allow-host.',
};

async function refuseHost({ url = '/', headers }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const answer = await refusalAnswer(FOREIGN_HOST, { path: url, header: (name) => headers[name] });
  const sent = { ...Object.fromEntries(answer.headers), connection: 'close' };
  outgoing.writeHead(answer.status, sent).end(await answer.text());
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
