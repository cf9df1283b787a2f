import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A way from one process to the database that can be interrupted. */
export type Link = {
  /** Address of the database through the link. */
  url: string;
  /** Holds all packets back. */
  cut: () => void;
  /** Delivers them late, which is worse than losing them. */
  mend: () => void;
  close: () => void;
};

export async function createLink(database: string): Promise<Link> {
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
