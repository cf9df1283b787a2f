import { Clock } from './clock.ts';
import { Journal } from './journal.ts';
import { Random } from './random.ts';
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

/** Rows changed since the last `takeChanges`, by table. */
export type Changes = Map<TableName, Set<string | number>>;

/** Overlay entry of a table before a change. */
type Undo = { table: TableName; id: string | number; before: unknown };

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
  #changes: Changes = new Map();
  /** Rows before each change since `atomically` started, latest last. */
  #undoLog: Undo[] | null = null;

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

  readonly #note = (table: string, id: string | number, before?: unknown): void => {
    const name = table as TableName;
    this.#undoLog?.push({ table: name, id, before });
    const ids = this.#changes.get(name);
    if (ids) ids.add(id);
    else this.#changes.set(name, new Set([id]));
  };

  /** Runs changes as a transaction: rolls back if `change` throws. Not nestable. */
  atomically<R>(change: () => R): R {
    const undoLog: Undo[] = [];
    this.#undoLog = undoLog;
    try {
      return change();
    } catch (error) {
      this.#undoLog = null;
      for (const { table, id, before } of undoLog.reverse()) {
        (this.tables[table] as Table<Rows[TableName]>).putBack(id, before as Rows[TableName] | null | undefined);
      }
      throw error;
    } finally {
      this.#undoLog = null;
    }
  }

  /** Returns the changes since the last call. The store writes them before the answer. */
  takeChanges(): Changes | null {
    if (this.#changes.size === 0) return null;
    const changes = this.#changes;
    this.#changes = new Map();
    return changes;
  }

  /** Returns changes that could not be stored, to store them with the next ones. */
  putBack(changes: Changes): void {
    for (const [name, ids] of changes) for (const id of ids) this.#note(name, id);
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
