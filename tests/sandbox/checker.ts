import { setTimeout as wait } from 'node:timers/promises';
import type { RunningPostgres } from '../support/postgres.ts';
import { createLink, type Link } from './link.ts';
import { type Answer, Member } from './member.ts';
import type { Mutant } from './mutant.ts';

/** What happens to the sandbox under load, and how often. */
export type Plan = {
  kills: number;
  /** A process stands still for a while and goes on. */
  stalls: number;
  /** Packets between a process and the database arrive late. */
  partitions: number;
  /** The database ends at once and starts again. */
  crashes: number;
  /** Without events: milliseconds of load. */
  quiet?: number;
  mutant?: Mutant;
};

/**
 * `lost`: acknowledged writes that are missing. `stale`: reads without a write that was acknowledged before they began.
 * `repeated`: ids that were given twice. `unexplained`: stored writes beyond those that were acknowledged or left without an answer.
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
/** Longer than a statement may take, so that a process must give up. */
const STOPPED_FOR = 6_000;
const RULE = { operation: 'getArticle', effect: { status: 500 } };

const idsIn = ({ body }: Answer): string[] => (JSON.parse(body) as { id: string }[]).map(({ id }) => id);
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/**
 * Two processes over one database under load from clients that choose either at random. Each client writes, or reads what was
 * acknowledged before.
 */
export async function check(postgres: RunningPostgres, plan: Plan): Promise<Verdict> {
  const database = await postgres.database();
  const links: [Link, Link] = [await createLink(database), await createLink(database)];
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
      await wait(STOPPED_FOR / 4);
      member.signal('SIGCONT');
      await wait(300);
    }
    for (let round = 0; round < plan.partitions; round++) {
      const link = links[round % 2] as Link;
      await wait(300);
      link.cut();
      await wait(STOPPED_FOR);
      link.mend();
      await wait(500);
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
    for (const link of links) link.close();
  }
}

class Checker {
  readonly #members: readonly Member[];
  readonly #worlds = Array.from({ length: WORLDS }, (_, index) => `checked-${index}`);
  /** Acknowledged ids by world, in the order of their answers. */
  readonly #acknowledged = new Map(this.#worlds.map((id): [string, string[]] => [id, []]));
  readonly #counts = { writes: 0, reads: 0, stale: 0, unanswered: 0 };
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
    await Promise.all(Array.from({ length: CLIENTS }, () => this.#client()));
  }

  stop(): void {
    this.#isRunning = false;
  }

  async #client(): Promise<void> {
    while (this.#isRunning) {
      const world = pick(this.#worlds);
      const isWrite = Math.random() < 0.6;
      try {
        await (isWrite ? this.#write(world) : this.#read(world));
      } catch {
        if (isWrite) this.#counts.unanswered += 1;
        await wait(20);
      }
    }
  }

  async #write(world: string): Promise<void> {
    const answer = await pick(this.#members).ask('POST', '/__mock/faults', world, RULE);
    if (answer.status === 201) {
      this.#acknowledged.get(world)?.push((JSON.parse(answer.body) as { id: string }).id);
      this.#counts.writes += 1;
    } else this.#refused(answer, 'write');
  }

  async #read(world: string): Promise<void> {
    const before = [...(this.#acknowledged.get(world) ?? [])];
    const answer = await pick(this.#members).ask('GET', '/__mock/faults', world);
    if (answer.status !== 200) {
      this.#refused(answer, 'read');
      return;
    }
    this.#counts.reads += 1;
    const seen = new Set(idsIn(answer));
    const missing = before.filter((id) => !seen.has(id));
    if (missing.length === 0) return;
    this.#counts.stale += 1;
    this.#problems.push(`${world} was read without ${missing.length} of ${before.length} acknowledged writes`);
  }

  /** Only an answer that says so may leave it open whether a write took place. */
  #refused({ status, body }: Answer, kind: string): void {
    if (status !== 503) this.#problems.push(`${kind}: ${status} ${body}`);
    if (body.includes('OUTCOME_UNKNOWN')) this.#counts.unanswered += 1;
  }

  async verdict(): Promise<Verdict> {
    const { writes, reads, stale, unanswered } = this.#counts;
    const verdict = { writes, reads, stale, lost: 0, repeated: 0, unexplained: -unanswered, problems: this.#problems };
    for (const [world, written] of this.#acknowledged) {
      for (const [index, member] of this.#members.entries()) {
        const stored = idsIn(await answered(member, world));
        const seen = new Set(stored);
        verdict.lost += written.filter((id) => !seen.has(id)).length;
        verdict.repeated += written.length - new Set(written).size + (stored.length - seen.size);
        if (index === 0) verdict.unexplained += stored.length - written.length;
      }
    }
    verdict.unexplained = Math.max(0, verdict.unexplained);
    return verdict;
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
