/** A plain JSON object with an id. Rows are immutable and replaced as a whole. */
export type Row = { readonly id: string | number };
type Id = Row['id'];

/** Frozen seeds of one table, shared by all worlds of a scenario. Builds indexes on first use. */
export class Base<T extends Row> {
  readonly rows: ReadonlyMap<Id, T>;
  readonly #indexes = new Map<keyof T, Map<unknown, T[]>>();

  constructor(rows: Iterable<T> = []) {
    this.rows = new Map(Array.from(rows, (row) => [row.id, row]));
  }

  /** Seeds whose `field` holds `value`, in seed order. */
  by(field: keyof T, value: unknown): readonly T[] {
    let index = this.#indexes.get(field);
    if (!index) {
      index = new Map();
      for (const row of this.rows.values()) {
        const group = index.get(row[field]);
        if (group) group.push(row);
        else index.set(row[field], [row]);
      }
      this.#indexes.set(field, index);
    }
    return index.get(value) ?? [];
  }
}

/** Called before a row changes, so that the world can store the change before the answer, or undo it. */
export type OnChange = (table: string, id: Id, own: ReadonlyMap<Id, unknown>, isRemoval: boolean) => void;

/** A structure that is built from a table once and kept up to date with each changed row. */
export type Follower<T extends Row> = { changed(row: T): void };

/**
 * One table of one world: frozen seeds, and an overlay of the world's own rows. `null` in the overlay marks a deleted
 * seed. A fork copies only the overlay.
 */
export class Table<T extends Row> {
  readonly name: string;
  readonly base: Base<T>;
  readonly own: Map<Id, T | null>;
  readonly #onChange: OnChange;
  /** Results of `derived` by function. Cleared when a row changes. */
  readonly #derived = new Map<unknown, unknown>();
  /** Results of `followed` by function. */
  readonly #followers = new Map<unknown, Follower<T>>();

  constructor(name: string, base: Base<T>, own: Map<Id, T | null>, onChange: OnChange) {
    this.name = name;
    this.base = base;
    this.own = own;
    this.#onChange = onChange;
  }

  get(id: Id): T | undefined {
    const own = this.own.get(id);
    return own === undefined ? this.base.rows.get(id) : (own ?? undefined);
  }

  put(row: T): T {
    this.putBack(row.id, row);
    return row;
  }

  /** Restores an overlay entry: a row, a deleted seed (null) or none. */
  putBack(id: Id, held: T | null | undefined): void {
    this.#onChange(this.name, id, this.own, held === undefined);
    if (held === undefined) this.own.delete(id);
    else this.own.set(id, held);
    if (this.#derived.size > 0) this.#derived.clear();
    if (this.#followers.size > 0) this.#tellFollowers(id);
  }

  /** Sorts the overlay by an earlier order of its ids. Later ids stay last. */
  reorder(order: readonly Id[]): void {
    const held = new Map(this.own);
    this.own.clear();
    for (const id of [...order, ...held.keys()]) {
      const entry = held.get(id);
      if (entry !== undefined) this.own.set(id, entry);
    }
  }

  /** Replaces a row by a copy with `changes`. Throws if the row is missing. */
  update(id: Id, changes: Partial<Omit<T, 'id'>>): T {
    const row = this.get(id);
    if (!row) throw new Error(`${this.name}: no row ${id}`);
    return this.put({ ...row, ...changes });
  }

  delete(id: Id): void {
    this.putBack(id, this.base.rows.has(id) ? null : undefined);
  }

  /**
   * Caches a value computed from this table's rows until a row changes. `find` must be a shared function, because it is
   * the cache key.
   */
  derived<R extends object>(find: (table: Table<T>) => R): R {
    const known = this.#derived.get(find) as R | undefined;
    if (known) return known;
    const found = find(this);
    this.#derived.set(find, found);
    return found;
  }

  /**
   * Like `derived`, for structures that are too large to build after each change. They do not learn of deleted rows and
   * compare theirs with `get`.
   */
  followed<F extends Follower<T>>(create: (table: Table<T>) => F): F {
    const known = this.#followers.get(create) as F | undefined;
    if (known) return known;
    const created = create(this);
    this.#followers.set(create, created);
    return created;
  }

  #tellFollowers(id: Id): void {
    const row = this.get(id);
    if (row) for (const follower of this.#followers.values()) follower.changed(row);
  }

  /** All rows: seeds in seed order with their changes, then own rows in insertion order. */
  *values(): IterableIterator<T> {
    for (const [id, seed] of this.base.rows) {
      const own = this.own.get(id);
      if (own === undefined) yield seed;
      else if (own) yield own;
    }
    for (const [id, own] of this.own) if (own && !this.base.rows.has(id)) yield own;
  }

  get size(): number {
    let size = this.base.rows.size;
    for (const [id, own] of this.own) {
      if (own === null) size -= 1;
      else if (!this.base.rows.has(id)) size += 1;
    }
    return size;
  }

  /** Rows whose `field` equals `value`, in the order of `values()`. Seeds are indexed. */
  by(field: keyof T, value: unknown): readonly T[] {
    if (this.own.size === 0) return this.base.by(field, value);
    const found: T[] = [];
    for (const seed of this.base.by(field, value)) {
      const own = this.own.get(seed.id);
      if (own === undefined) found.push(seed);
      else if (own && own[field] === value) found.push(own);
    }
    for (const [id, own] of this.own) {
      if (own && own[field] === value && this.base.rows.get(id)?.[field] !== value) found.push(own);
    }
    return found;
  }

  /** The row whose `field` equals `value`, for unique fields. */
  oneBy(field: keyof T, value: unknown): T | undefined {
    for (const seed of this.base.by(field, value)) {
      const row = this.get(seed.id);
      if (row?.[field] === value) return row;
    }
    for (const row of this.own.values()) if (row && row[field] === value) return row;
    return undefined;
  }
}
