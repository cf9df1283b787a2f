import { Clock } from './clock.ts';
import { Journal } from './journal.ts';
import { Random } from './random.ts';
import { type Rows, TABLES, type TableName } from './rows.ts';
import { Base, Table } from './table.ts';

export type Tables = { readonly [N in TableName]: Table<Rows[N]> };
/** The frozen seeds of a scenario, laid for one moment; shared by all worlds laid from it. */
export type Seeds = { readonly [N in TableName]?: Base<Rows[N]> };
/** A world's own rows: what a snapshot holds and a disk keeps. `null` is a deleted seed. */
export type Overlay = { [N in TableName]?: [Rows[N]['id'], Rows[N] | null][] };

/** What never changes in a world's life; with the overlay it is the whole world. */
export type Origin = {
  id: string;
  scenario: string;
  seed: number;
  /** When its seeds were laid: fixtures' days count from here. Milliseconds since 1970, start of a UTC day. */
  epoch: number;
};

/** Rows changed since the last `takeChanges`, by table. */
export type Changes = Map<TableName, Set<string | number>>;

/** What the overlay of a table held before a change. */
type Undone = { table: TableName; id: string | number; before: unknown };

/**
 * One sandbox: everything it knows is a row in a table, its clock, dice and fault rules included.
 * Worlds never see each other.
 */
export class World {
  readonly origin: Origin;
  readonly seeds: Seeds;
  readonly tables: Tables;
  readonly clock: Clock;
  readonly random: Random;
  readonly journal = new Journal();
  /** Host time of the last request, for dropping worlds nobody uses. */
  touchedAt: number;
  #changes: Changes = new Map();
  /** What rows were before each change since `atomically` began, the latest last. */
  #undone: Undone[] | null = null;

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
    this.#undone?.push({ table: name, id, before });
    const ids = this.#changes.get(name);
    if (ids) ids.add(id);
    else this.#changes.set(name, new Set([id]));
  };

  /** Makes changes, all of them or, where `change` throws, none. Not to be nested. */
  atomically<R>(change: () => R): R {
    const undone: Undone[] = [];
    this.#undone = undone;
    try {
      return change();
    } catch (error) {
      this.#undone = null;
      for (const { table, id, before } of undone.reverse()) {
        (this.tables[table] as Table<Rows[TableName]>).putBack(id, before as Rows[TableName] | null | undefined);
      }
      throw error;
    } finally {
      this.#undone = null;
    }
  }

  /** Hands over what changed since the last call; the store writes it before the reply leaves. */
  takeChanges(): Changes | null {
    if (this.#changes.size === 0) return null;
    const changes = this.#changes;
    this.#changes = new Map();
    return changes;
  }

  /** Takes back changes that could not be written, so that they are written with the next ones. */
  putBack(changes: Changes): void {
    for (const [name, ids] of changes) for (const id of ids) this.#note(name, id);
  }

  /** A copy of the world's own rows; the seeds are not in it. */
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
