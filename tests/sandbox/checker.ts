import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { RunningPostgres } from '../support/postgres.ts';
import { createLink, type Link } from './link.ts';
import type { Namespace } from './link-namespace.ts';
import { type Answer, Member } from './member.ts';
import type { Mutant } from './mutant.ts';

/** What happens to the sandbox under load, and how often. */
export type Plan = {
  kills: number;
  /** A process stands still for a while and goes on. */
  stalls: number;
  /** No packets pass between a process and the database: in a namespace they are lost, without one they arrive late. */
  partitions: number;
  /** The database ends at once and starts again. */
  crashes: number;
  /** Without events: milliseconds of load. */
  quiet?: number;
  mutant?: Mutant;
};

/**
 * `lost`: acknowledged writes that are missing. `stale`: reads without a write that was acknowledged before they began.
 * `repeated`: ids that were given twice. `unexplained`: writes that are stored although they were refused, or stored twice.
 */
export type Verdict = {
  writes: number;
  reads: number;
  lost: number;
  stale: number;
  repeated: number;
  unexplained: number;
  problems: string[];
};

const WORLDS = 6;
const CLIENTS = 8;
const STOPPED_FOR = 1_500;
/**
 * Longer than the 5 s that a statement may take, so that a process must give up. Some partitions are over before it has given up
 * asking what became of it, some are not.
 */
const cutFor = (): number => 5_300 + Math.random() * 1_400;
/** Milliseconds after a partition in which statements from before may still arrive: a kernel sends them again at growing intervals. */
const LATE_FOR = 1_500;
/** A fault rule, which changes nothing for the load. `write`: its number, to find it again. */
const ruleOf = (write: number) => ({ operation: 'getArticle', effect: { status: 500, body: write } });
type Rule = { id: string } & ReturnType<typeof ruleOf>;

const rulesIn = ({ body }: Answer): Rule[] => JSON.parse(body) as Rule[];
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/**
 * Two processes over one database under load from clients, most of which choose either at random. Each client writes, or reads what
 * was acknowledged before. `namespace`: the one of the database, if processes reach it through that.
 */
export async function check(
  postgres: RunningPostgres,
  plan: Plan,
  namespace: Namespace | null = null,
): Promise<Verdict> {
  const database = await postgres.database();
  const links: [Link, Link] = [await createLink(database, namespace), await createLink(database, namespace)];
  const members = await Promise.all(
    links.map((link) => Member.start(link.url, plan.mutant ? { mutant: plan.mutant } : {})),
  );
  const checker = new Checker(members);
  try {
    await checker.createWorlds();
    const load = checker.load();
    if (plan.quiet) await wait(plan.quiet);
    for (let round = 0; round < plan.kills; round++) {
      await wait(200 + Math.random() * 400);
      const member = members[round % 2] as Member;
      await member.end('SIGKILL');
      await wait(Math.random() * 300);
      await member.start();
    }
    for (let round = 0; round < plan.stalls; round++) {
      const member = members[round % 2] as Member;
      await wait(300);
      member.signal('SIGSTOP');
      await wait(STOPPED_FOR);
      member.signal('SIGCONT');
      await wait(300);
    }
    for (let round = 0; round < plan.partitions; round++) {
      const link = links[round % 2] as Link;
      await wait(300);
      await whileCommitsWait(database, () => link.cut());
      await wait(cutFor());
      await link.mend();
      await wait(LATE_FOR);
    }
    for (let round = 0; round < plan.crashes; round++) {
      await wait(300);
      await postgres.crash();
      await postgres.start();
      await wait(1_000);
    }
    checker.stop();
    await load;
    return await checker.verdict();
  } finally {
    for (const member of members) {
      member.signal('SIGCONT');
      await member.end('SIGKILL');
      member.close();
    }
    for (const link of links) await link.close();
  }
}

/** Commits that begin before `work` are applied after it. */
async function whileCommitsWait(database: string, work: () => Promise<void> | void): Promise<void> {
  const client = new Client(database);
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE waymark.worlds IN SHARE MODE');
  await wait(100);
  await work();
  await client.end();
}

class Checker {
  readonly #members: readonly Member[];
  readonly #worlds = Array.from({ length: WORLDS }, (_, index) => `checked-${index}`);
  /** Acknowledged ids by world, in the order of their answers. */
  readonly #acknowledged = new Map(this.#worlds.map((id): [string, string[]] => [id, []]));
  /** Numbers of writes that were acknowledged, or whose outcome is open. */
  readonly #possible = new Set<number>();
  readonly #counts = { sent: 0, writes: 0, reads: 0, stale: 0 };
  readonly #problems: string[] = [];
  #isRunning = true;

  constructor(members: readonly Member[]) {
    this.#members = members;
  }

  async createWorlds(): Promise<void> {
    for (const id of this.#worlds) {
      const answer = await pick(this.#members).ask('POST', '/__mock/worlds', null, { id });
      if (answer.status !== 201) throw new Error(`World ${id}: ${answer.status} ${answer.body}`);
    }
  }

  async load(): Promise<void> {
    const faithful = this.#members.map((member) => this.#client([member]));
    const others = Array.from({ length: CLIENTS - faithful.length }, () => this.#client(this.#members));
    await Promise.all([...faithful, ...others]);
  }

  stop(): void {
    this.#isRunning = false;
  }

  /** Asks one of `members` at a time. With a single one, it goes on while the other does not answer. */
  async #client(members: readonly Member[]): Promise<void> {
    while (this.#isRunning) {
      const world = pick(this.#worlds);
      try {
        await (Math.random() < 0.6 ? this.#write(pick(members), world) : this.#read(pick(members), world));
      } catch {
        // Without an answer.
        await wait(20);
      }
    }
  }

  async #write(member: Member, world: string): Promise<void> {
    this.#counts.sent += 1;
    const write = this.#counts.sent;
    this.#possible.add(write);
    const answer = await member.ask('POST', '/__mock/faults', world, ruleOf(write));
    if (answer.status === 201) {
      this.#acknowledged.get(world)?.push((JSON.parse(answer.body) as { id: string }).id);
      this.#counts.writes += 1;
      return;
    }
    this.#refused(answer, 'write');
    // Only an answer that says so may leave it open whether a write took place.
    if (!answer.body.includes('OUTCOME_UNKNOWN')) this.#possible.delete(write);
  }

  async #read(member: Member, world: string): Promise<void> {
    const before = [...(this.#acknowledged.get(world) ?? [])];
    const answer = await member.ask('GET', '/__mock/faults', world);
    if (answer.status !== 200) {
      this.#refused(answer, 'read');
      return;
    }
    this.#counts.reads += 1;
    const seen = new Set(rulesIn(answer).map(({ id }) => id));
    const missing = before.filter((id) => !seen.has(id));
    if (missing.length === 0) return;
    this.#counts.stale += 1;
    this.#problems.push(`${world} was read without ${missing.length} of ${before.length} acknowledged writes`);
  }

  #refused({ status, body }: Answer, kind: string): void {
    if (status !== 503) this.#problems.push(`${kind}: ${status} ${body}`);
  }

  async verdict(): Promise<Verdict> {
    const { writes, reads, stale } = this.#counts;
    const verdict = { writes, reads, stale, lost: 0, repeated: 0, unexplained: 0, problems: this.#problems };
    for (const [world, written] of this.#acknowledged) {
      for (const [index, member] of this.#members.entries()) {
        const stored = rulesIn(await answered(member, world));
        const seen = new Set(stored.map(({ id }) => id));
        verdict.lost += written.filter((id) => !seen.has(id)).length;
        verdict.repeated += written.length - new Set(written).size + (stored.length - seen.size);
        if (index === 0) verdict.unexplained += this.#unexplained(stored);
      }
    }
    return verdict;
  }

  #unexplained(stored: readonly Rule[]): number {
    const writes = new Set(stored.map(({ effect }) => effect.body).filter((write) => this.#possible.has(write)));
    return stored.length - writes.size;
  }
}

/** Asks until there is an answer, because the last event may not be over. */
async function answered(member: Member, world: string): Promise<Answer> {
  let last = '';
  for (let left = 50; left > 0; left--) {
    const answer = await member.ask('GET', '/__mock/faults', world).catch((error: unknown) => String(error));
    if (typeof answer === 'object' && answer.status === 200) return answer;
    last = typeof answer === 'object' ? answer.body : answer;
    await wait(200);
  }
  throw new Error(`The sandbox does not answer after the last event: ${last} ${member.complaint}`);
}
