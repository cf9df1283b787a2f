/** A row is a plain JSON object with an id; rows are never changed in place, only replaced. */
export type Row = { readonly id: string | number };
type Id = Row['id'];

/** The frozen seeds of one table, shared by every world laid from the same scenario. Indexes are built on first use. */
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

/**
 * What a table tells its world when a row changes, so that the change reaches the disk before the reply and can be taken
 * back. `before`: what the overlay held.
 */
export type OnChange = (table: string, id: Id, before: Row | null | undefined) => void;

/**
 * One table of one world: frozen seeds below, one flat overlay of this world's own rows above.
 * `null` in the overlay is a deleted seed. A fork copies the overlay, never the seeds.
 */
export class Table<T extends Row> {
  readonly name: string;
  readonly base: Base<T>;
  readonly own: Map<Id, T | null>;
  readonly #onChange: OnChange;
  /** What `derived` found, by its finder; forgotten when a row changes. */
  readonly #derived = new Map<unknown, unknown>();

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

  /** Has the overlay hold what it held before: a row, a deleted seed (null) or nothing. */
  putBack(id: Id, held: T | null | undefined): void {
    const before = this.own.get(id);
    if (held === undefined) this.own.delete(id);
    else this.own.set(id, held);
    if (this.#derived.size > 0) this.#derived.clear();
    this.#onChange(this.name, id, before);
  }

  /** Replaces a row by itself with `changes` laid over it; throws when there is no such row. */
  update(id: Id, changes: Partial<Omit<T, 'id'>>): T {
    const row = this.get(id);
    if (!row) throw new Error(`${this.name}: no row ${id}`);
    return this.put({ ...row, ...changes });
  }

  delete(id: Id): void {
    this.putBack(id, this.base.rows.has(id) ? null : undefined);
  }

  /**
   * What a finder, one function for the whole program, finds in the rows of this table alone. It is asked once and again
   * only after a row changed: questions that every request asks need not look through a table each time.
   */
  derived<R extends object>(find: (table: Table<T>) => R): R {
    const known = this.#derived.get(find) as R | undefined;
    if (known) return known;
    const found = find(this);
    this.#derived.set(find, found);
    return found;
  }

  /** Every row: seeds in seed order (changed ones in place), then the world's own in the order they came. */
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

  /** Rows whose `field` holds `value`, in the order of `values()`; the seeds' side of it is indexed. */
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

  /** The one row whose `field` holds `value`, for fields that are unique. */
  oneBy(field: keyof T, value: unknown): T | undefined {
    for (const seed of this.base.by(field, value)) {
      const row = this.get(seed.id);
      if (row?.[field] === value) return row;
    }
    for (const row of this.own.values()) if (row && row[field] === value) return row;
    return undefined;
  }
}
