import { setTimeout as wait } from 'node:timers/promises';
import { findNginx, freePort, runNginx } from '../headers/nginx.ts';
import { findPostgres, runPostgres } from '../support/postgres.ts';
import { openGate } from './gate.ts';
import { Member } from './member.ts';
import { sandboxSite } from './site.ts';

export type Cluster = {
  /** Address of the sandbox, as people use it. */
  url: string;
  /** How often a process was killed. */
  kills: () => number;
  stop: () => Promise<void>;
};

/** Milliseconds between two kills. */
const KILLS_EVERY = 10_000;

/** `null`: PostgreSQL or nginx is not installed. */
export function clusterPrograms(): { postgres: string; nginx: string } | null {
  const [postgres, nginx] = [findPostgres(), findNginx()];
  return postgres && nginx ? { postgres, nginx } : null;
}

/**
 * A sandbox as in production: two processes over one database behind nginx with the example's site. Kills one of them every ten
 * seconds and starts it again. `flags`: more arguments of the processes.
 */
export async function startCluster(
  programs: { postgres: string; nginx: string },
  flags: readonly string[] = [],
): Promise<Cluster> {
  const postgres = await runPostgres(programs.postgres);
  const database = await postgres.database();
  const members = [await Member.start(database, { flags }), await Member.start(database, { flags })];
  const port = await freePort();
  const site = sandboxSite({
    listen: `127.0.0.1:${port}`,
    members: members.map((member) => `127.0.0.1:${member.port}`),
  });
  const nginx = await runNginx(programs.nginx, site);
  const gate = await openGate(`http://127.0.0.1:${port}`);
  const stopping = new AbortController();
  let kills = 0;

  async function keepKilling(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      await wait(KILLS_EVERY, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const member = members[kills % members.length] as Member;
      await gate.closedForWrites(() => member.end('SIGKILL'));
      kills += 1;
      if (signal.aborted) return;
      await member.start();
    }
  }
  const killing = keepKilling();

  return {
    url: gate.url,
    kills: () => kills,
    stop: async () => {
      stopping.abort();
      // Before the last kill, which waits for the writes in flight: a write without an answer would keep it waiting.
      await gate.close();
      await killing;
      await nginx.stop();
      for (const member of members) {
        await member.end('SIGKILL');
        member.close();
      }
      await postgres.stop();
    },
  };
}
