import { ChangeLog } from './change-log.ts';
import { Clock } from './clock.ts';
import { Journal } from './journal.ts';
import { Random } from './random.ts';
import { WorldMoved } from './registry.ts';
import { type Rows, TABLES, type TableName } from './rows.ts';
import { Base, Table } from './table.ts';

export type Tables = { readonly [N in TableName]: Table<Rows[N]> };
/** Frozen seeds of a scenario for an epoch, shared by its worlds. */
export type Seeds = { readonly [N in TableName]?: Base<Rows[N]> };
/** A world's own rows, as stored and in snapshots. `null`: a deleted seed. */
export type Overlay = { [N in TableName]?: [Rows[N]['id'], Rows[N] | null][] };

/** Immutable properties. Together with the overlay they define the world. */
export type Origin = {
  id: string;
  scenario: string;
  seed: number;
  /** Start of the UTC day from which fixtures' days count, in milliseconds since 1970. */
  epoch: number;
};

/** Ids of changed rows by table, to store. */
export type Changes = Map<TableName, Set<string | number>>;

/** An isolated sandbox. All its state is rows in tables, including clock, random counter and fault rules. */
export class World {
  readonly origin: Origin;
  readonly seeds: Seeds;
  readonly tables: Tables;
  readonly clock: Clock;
  readonly random: Random;
  readonly journal = new Journal();
  /** Host time of the last request, for removing idle worlds. */
  touchedAt: number;
  /** How often changes were lost because they could not be stored. A request during which it grows has failed. */
  losses = 0;
  /** Why changes were lost last. */
  lastLoss: unknown = null;
  /** Another process may serve the world now. Requests that still have this object neither change it nor answer. */
  #isRetired = false;
  /** Changes that were not handed to the store. */
  #pending = new ChangeLog();
  /** Changes of the transaction in progress. */
  #transaction: ChangeLog | null = null;

  constructor(origin: Origin, seeds: Seeds, hostNow: () => number, overlay: Overlay = {}) {
    this.origin = origin;
    this.seeds = seeds;
    const table = <N extends TableName>(name: N): Table<Rows[N]> =>
      new Table<Rows[N]>(name, (seeds[name] ?? EMPTY) as Base<Rows[N]>, new Map(overlay[name]), this.#note);
    this.tables = Object.fromEntries(TABLES.map((name) => [name, table(name)])) as unknown as Tables;
    this.clock = new Clock(hostNow, this.tables.meta);
    this.random = new Random(origin.seed, this.tables.meta);
    this.touchedAt = hostNow();
  }

  get id(): string {
    return this.origin.id;
  }

  retire(): void {
    this.#isRetired = true;
    this.journal.end();
  }

  get isRetired(): boolean {
    return this.#isRetired;
  }

  readonly #note = (
    table: string,
    id: string | number,
    own: ReadonlyMap<string | number, unknown>,
    isRemoval: boolean,
  ) => {
    if (this.#isRetired) throw new WorldMoved();
    (this.#transaction ?? this.#pending).note(table as TableName, id, own, isRemoval);
  };

  /** Runs changes as a transaction: rolls back if `change` throws. Not nestable. */
  atomically<R>(change: () => R): R {
    const log = new ChangeLog();
    this.#transaction = log;
    try {
      const result = change();
      this.#pending.add(log);
      return result;
    } catch (error) {
      // Nobody reads a retired world, and it takes no changes.
      if (!this.#isRetired) log.undo(this.tables);
      throw error;
    } finally {
      this.#transaction = null;
    }
  }

  /** Hands over the changes since the last call. The store writes them before the answer. */
  takeChanges(): ChangeLog {
    const log = this.#pending;
    this.#pending = new ChangeLog();
    return log;
  }

  /** Undoes changes that could not be stored, and all changes since, which may depend on them. */
  undo(log: ChangeLog, reason: unknown): void {
    const later = this.takeChanges();
    later.undo(this.tables);
    log.undo(this.tables);
    this.#pending = new ChangeLog();
    this.losses += 1;
    this.lastLoss = reason;
  }

  /** Copies the world's own rows, without seeds. */
  snapshot(): Overlay {
    const overlay: Overlay = {};
    for (const name of TABLES) {
      const own = this.tables[name].own;
      if (own.size > 0) (overlay as Record<string, unknown>)[name] = [...own];
    }
    return overlay;
  }
}

const EMPTY = new Base<never>();
