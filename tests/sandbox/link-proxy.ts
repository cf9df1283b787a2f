import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import type { Link } from './link.ts';

/**
 * A proxy that holds packets back and delivers them late, also after the other side has closed: worse than losing them. Runs
 * everywhere.
 */
export async function proxyLink(database: string): Promise<Link> {
  const target = new URL(database);
  const held: (() => void)[] = [];
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        const deliver = () => to.destroyed || to.write(chunk);
        if (isCut) held.push(deliver);
        else deliver();
      });
      from.on('close', () => {
        sockets.delete(from);
        // The other side learns of it late too.
        if (isCut) held.push(() => to.destroy());
        else to.destroy();
      });
      from.on('error', () => undefined);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
      for (const deliver of held.splice(0)) deliver();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
