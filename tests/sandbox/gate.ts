import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/**
 * A proxy that knows which requests are under way. nginx repeats reads that a killed process leaves without an answer; a write may
 * have had its effect and must not be repeated. So a process is killed when no write is under way, and the suites behind the gate
 * see no failure. What becomes of the writes in flight is what the checker asks.
 */
export type Gate = {
  url: string;
  /** Runs work while no write is under way. New writes wait. */
  closedForWrites: (work: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export async function openGate(target: string): Promise<Gate> {
  const { hostname, port } = new URL(target);
  let writes = 0;
  let opened = Promise.resolve();
  let quiet = () => {};

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, done: () => void): void {
    const { method, url, headers } = incoming;
    // Its client may have left while the gate was closed.
    if (outgoing.destroyed) {
      done();
      return;
    }
    const asked = request({ hostname, port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      // Cuts off its client, too, if a killed process leaves the answer incomplete.
      pipeline(answer, outgoing, () => {});
    });
    asked.on('error', () => outgoing.destroy());
    asked.on('close', done);
    outgoing.on('close', () => asked.destroy());
    incoming.pipe(asked);
  }

  const server = createServer((incoming, outgoing) => {
    if (READS.has(incoming.method ?? '')) {
      forward(incoming, outgoing, () => {});
      return;
    }
    void (async () => {
      await opened;
      writes += 1;
      let isDone = false;
      forward(incoming, outgoing, () => {
        if (isDone) return;
        isDone = true;
        writes -= 1;
        if (writes === 0) quiet();
      });
    })();
  }).listen(0, '127.0.0.1');
  server.keepAliveTimeout = 600_000;
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async closedForWrites(work) {
      const { promise, resolve } = Promise.withResolvers<void>();
      opened = promise;
      try {
        if (writes > 0) await new Promise<void>((free) => (quiet = free));
        await work();
      } finally {
        resolve();
      }
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
