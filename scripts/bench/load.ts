import { connect, type Socket } from 'node:net';

/** One request, repeated to one server. */
export type Target = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
};
/** Limits of one round. */
export type Bounds = { connections: number; ms: number; requests: number };
/** Requests per second, and the mean size of an answer's body in bytes. */
export type Rate = { perSecond: number; bytes: number };

const HEADER_END = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: *(\d+)/i;

function messageOf({ url, method = 'GET', headers = {}, body = '' }: Target): string {
  const { host, pathname, search } = new URL(url);
  const all = {
    host,
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/**
 * Sends the same message over one keep-alive connection, after each complete answer, while `more` returns true. Resolves
 * with the bytes of all bodies. Uses a raw socket, because an HTTP client costs more than the measured servers. Rejects on
 * any answer other than a 2xx with a length.
 */
function converse(socket: Socket, message: string, more: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    let missing = 0;
    let head: Buffer = Buffer.alloc(0);
    const answered = () => {
      if (more()) socket.write(message);
      else resolve(bytes);
    };
    const begin = (chunk: Buffer) => {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf(HEADER_END);
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      const length = LENGTH.exec(text)?.[1];
      if (!text.startsWith('HTTP/1.1 2') || length === undefined) {
        reject(new Error(`Unexpected answer:\n${head.toString('utf8', 0, 600)}`));
        return;
      }
      bytes += Number(length);
      missing = Number(length) - (head.length - end - HEADER_END.length);
      head = Buffer.alloc(0);
      if (missing === 0) answered();
    };
    socket.on('data', (chunk) => {
      if (missing === 0) return begin(chunk);
      missing -= chunk.length;
      if (missing === 0) answered();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed the connection.')));
    socket.write(message);
  });
}

function open(url: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Sends a target's request over keep-alive connections until the time or the number of requests is reached. */
export async function load(target: Target, { connections, ms, requests }: Bounds): Promise<Rate> {
  const message = messageOf(target);
  const url = new URL(target.url);
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(url)));
  const startedAt = performance.now();
  let sent = connections;
  const more = () => {
    if (sent >= requests || performance.now() - startedAt >= ms) return false;
    sent += 1;
    return true;
  };
  try {
    const bytes = await Promise.all(sockets.map((socket) => converse(socket, message, more)));
    const seconds = (performance.now() - startedAt) / 1000;
    return { perSecond: sent / seconds, bytes: bytes.reduce((sum, one) => sum + one, 0) / sent };
  } catch (error) {
    throw new Error(`${target.url}: ${(error as Error).message}`, { cause: error });
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}
