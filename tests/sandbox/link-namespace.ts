import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { outputUntil } from '../support/output.ts';
import type { Place } from '../support/postgres.ts';
import type { Link } from './link.ts';

/** A network namespace for a database. Each link is a pair of virtual interfaces, one of which is in it. */
export type Namespace = {
  /** For the database. Its address is never cut off. */
  place: Place;
  link: (database: string) => Promise<Link>;
  close: () => Promise<void>;
};

/** Networks of 256 addresses in 198.18.0.0/15, which is for tests of networks: one for each namespace. */
const NETWORKS = 512;

/**
 * Keeps a namespace ($0) until its input ends, as it does when this process is killed. Whatever still runs in it is killed. Its pairs
 * ($1) are removed by name: sockets that wait for an answer from nobody keep them for minutes.
 */
const KEEP = `
  ip netns add "$0" || exit
  echo created
  cat
  ip netns pids "$0" | xargs -r kill -9
  for pair in /sys/class/net/"$1"-*; do ip link del "\${pair##*/}"; done
  ip netns del "$0"`;

/** Nobody has it. Packets to it cross the pair and are dropped at its end, and neither side learns of it. */
const NOWHERE = '02:00:00:00:00:00';

/** `null`: this machine has no namespaces, or not for this user. */
export async function openNamespace(): Promise<Namespace | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  for (let tries = 0; tries < NETWORKS; tries++) {
    const network = (process.pid + tries) % NETWORKS;
    if (existsSync(`/run/netns/${nameOf(network)}`)) continue;
    const namespace = await createNamespace(network).catch(() => null);
    // Another process may have been faster.
    if (namespace || !existsSync(`/run/netns/${nameOf(network)}`)) return namespace;
  }
  return null;
}

const nameOf = (network: number): string => `waymark-${network}`;

const execute = promisify(execFile);
/** Leaves the thread to the load, so that statements are under way at any moment. */
const ip = (command: string) => execute('ip', command.split(' '));

async function createNamespace(network: number): Promise<Namespace> {
  const name = nameOf(network);
  const pairs = `wm${network}`;
  // A session of its own, which no Ctrl-C of a terminal reaches.
  const keeper = spawn('sh', ['-c', KEEP, name, pairs], { detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(keeper, 'exit');
  await outputUntil(keeper.stdout, /created/);
  const close = async () => {
    keeper.stdin.end();
    await ended;
  };
  let count = 0;

  async function createPair() {
    const [outside, inside] = [`${pairs}-${count}`, `in${count}`];
    const [near, far] = [1, 2].map((last) => `198.${18 + (network >> 8)}.${network & 255}.${4 * count + last}`);
    count += 1;
    await ip(`link add ${outside} type veth peer name ${inside} netns ${name}`);
    await ip(`addr add ${near}/30 dev ${outside}`);
    await ip(`-n ${name} addr add ${far}/30 dev ${inside}`);
    await ip(`link set ${outside} up`);
    await ip(`-n ${name} link set ${inside} up`);
    return { outside, inside, near, far: far as string };
  }

  async function link(database: string): Promise<Link> {
    const { outside, inside, near, far } = await createPair();
    const url = new URL(database);
    url.hostname = far;
    return {
      url: url.href,
      // Answers are lost first: statements of this moment are applied, and their process does not learn of it.
      cut: async () => {
        await ip(`-n ${name} neigh replace ${near} lladdr ${NOWHERE} nud permanent dev ${inside}`);
        await ip(`neigh replace ${far} lladdr ${NOWHERE} nud permanent dev ${outside}`);
      },
      // Both sides send again what was lost.
      mend: async () => {
        await ip(`neigh del ${far} dev ${outside}`);
        await ip(`-n ${name} neigh del ${near} dev ${inside}`);
      },
      close: async () => {
        await ip(`link del ${outside}`);
      },
    };
  }

  try {
    const { far } = await createPair();
    return { place: { command: ['ip', 'netns', 'exec', name], host: far }, link, close };
  } catch (error) {
    await close();
    throw error;
  }
}
