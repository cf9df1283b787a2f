import { SandboxUnavailable, WorldMoved } from '../world/registry.ts';
import { StoreFailure } from '../world/store-failure.ts';
import type { Row } from '../world/table.ts';
import type { Changes, World } from '../world/world.ts';
import { OutcomeUnknown } from './refusals.ts';
import { COMMIT, END_TERM } from './statements.ts';

type Query = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

export type CommitQueueOptions = {
  query: Query;
  world: World;
  /** The term under which this process holds the world. */
  term: string;
  /** Number of the last commit. */
  seq: number;
  /** Number of the world's last row, in insertion order. */
  last: number;
  /** Ends the use of the world here, because memory is ahead of the database. */
  drop: () => void;
  /** Called with the number of requests that share a commit. */
  wrote?: (requests: number) => void;
};

/**
 * Commits of one world under one term: in order, one statement at a time. Requests that finish during a statement share the next
 * one. A request without changes waits for the commits before it, so that no answer shows a change that may be lost.
 */
export class CommitQueue {
  readonly #options: CommitQueueOptions;
  #seq: number;
  #last: number;
  #next: Changes | null = null;
  #nextRequests = 0;
  #nextDone: Promise<void> | null = null;
  #running: Promise<void> | null = null;

  constructor(options: CommitQueueOptions) {
    this.#options = options;
    this.#seq = options.seq;
    this.#last = options.last;
  }

  /** Resolves when the changes are stored, or without changes, when those before are. Without a promise if none are. */
  push(changes: Changes | null): void | Promise<void> {
    if (!changes) {
      return this.#before()?.catch((error: unknown) => {
        // Another request of the same moment may have taken this one's changes along: it must not run again.
        if (error instanceof OutcomeUnknown) throw error;
        return movedOn(error);
      });
    }
    this.#next ??= new Map();
    this.#nextRequests += 1;
    for (const [table, ids] of changes) {
      this.#next.set(table, new Set([...(this.#next.get(table) ?? []), ...ids]));
    }
    if (!this.#running) return this.#send();
    // A failed statement drops the world: changes that were not sent have no effect.
    this.#nextDone ??= this.#running.catch(movedOn).then(() => this.#send());
    return this.#nextDone;
  }

  /** Resolves when nothing is being written. Rejects like the last write. */
  async idle(): Promise<void> {
    for (let writing = this.#before(); writing; writing = this.#before()) await writing;
  }

  #before(): Promise<void> | null {
    return this.#nextDone ?? this.#running;
  }

  #send(): Promise<void> {
    const changes = this.#next;
    // A request between two statements has sent the changes along with its own.
    if (!changes) return this.#running ?? Promise.resolve();
    const requests = this.#nextRequests;
    this.#next = null;
    this.#nextRequests = 0;
    this.#nextDone = null;
    const running = this.#write(changes, requests).finally(() => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    return running;
  }

  async #write(changes: Changes, requests: number): Promise<void> {
    const { world, term, drop, wrote } = this.#options;
    const seq = this.#seq + 1;
    try {
      const at = Math.ceil(world.clock.host());
      if (!(await this.#commit([world.id, term, seq, at, ...this.#columns(changes)], seq))) throw new WorldMoved();
      this.#seq = seq;
      wrote?.(requests);
    } catch (error) {
      drop();
      throw error;
    }
  }

  /** Parameters of `COMMIT`: deleted rows by table and id, then written rows by table, id, number and JSON. */
  #columns(changes: Changes): unknown[] {
    const gone: [string[], string[]] = [[], []];
    const kept: [string[], string[], number[], (string | null)[]] = [[], [], [], []];
    for (const [table, ids] of changes) {
      const { own } = this.#options.world.tables[table] as { own: ReadonlyMap<Row['id'], Row | null> };
      for (const id of ids) {
        const row = own.get(id);
        if (row === undefined) {
          gone[0].push(table);
          gone[1].push(JSON.stringify(id));
          continue;
        }
        this.#last += 1;
        kept[0].push(table);
        kept[1].push(JSON.stringify(id));
        kept[2].push(this.#last);
        kept[3].push(row && JSON.stringify(row));
      }
    }
    return [...gone, ...kept];
  }

  /** `false`: another process has taken the world. */
  async #commit(values: readonly unknown[], seq: number): Promise<boolean> {
    const { query, world, term, drop } = this.#options;
    try {
      return (await query(COMMIT, values)).length === 1;
    } catch (error) {
      if (!(error instanceof SandboxUnavailable)) throw error;
      if (!error.mayHaveRun) throw error;
      // The connection was lost, and the statement may still arrive. Ending its term first makes the answer final.
      const [ended] = await query(END_TERM, [world.id, term]).catch(() => []);
      if (!ended) throw new OutcomeUnknown(error);
      drop();
      return Number(ended['seq']) >= seq;
    }
  }
}

/** A commit that a request waited for has failed. The request had no effect itself and can run again. */
function movedOn(error: unknown): never {
  throw error instanceof StoreFailure ? error : new WorldMoved();
}
