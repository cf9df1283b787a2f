import type { TableName } from './rows.ts';

type Id = string | number;

/** Changed rows of one table: the overlay entry of each before its first change. */
type TableLog = {
  before: Map<Id, unknown>;
  /** Order of the overlay before its first removal, which a restored entry would lose. */
  order: readonly Id[] | null;
};

type LoggedTable = {
  readonly own: ReadonlyMap<Id, unknown>;
  putBack(id: Id, entry: never): void;
  reorder(order: readonly Id[]): void;
};
type LoggedTables = { readonly [N in TableName]: LoggedTable };

/** Rows that a world changed since a point in time, to store or to undo them. */
export class ChangeLog {
  readonly #tables = new Map<TableName, TableLog>();

  /** Notes a change before it happens. Only the first change of a row counts. */
  note(name: TableName, id: Id, own: ReadonlyMap<Id, unknown>, isRemoval: boolean): void {
    let log = this.#tables.get(name);
    if (!log) this.#tables.set(name, (log = { before: new Map(), order: null }));
    if (isRemoval && log.order === null && own.has(id)) log.order = [...own.keys()];
    if (!log.before.has(id)) log.before.set(id, own.get(id));
  }

  /** Adds the changes of a later log. */
  add(later: ChangeLog): void {
    for (const [name, { before, order }] of later.#tables) {
      const log = this.#tables.get(name);
      if (!log) {
        this.#tables.set(name, { before, order });
        continue;
      }
      for (const [id, entry] of before) if (!log.before.has(id)) log.before.set(id, entry);
      log.order ??= order;
    }
  }

  /** Ids of the changed rows by table. `null` if none differs from before. */
  changed(tables: LoggedTables): Map<TableName, Set<Id>> | null {
    const changes = new Map<TableName, Set<Id>>();
    for (const [name, { before }] of this.#tables) {
      const { own } = tables[name];
      const ids = new Set<Id>();
      for (const [id, entry] of before) if (own.get(id) !== entry) ids.add(id);
      if (ids.size > 0) changes.set(name, ids);
    }
    return changes.size > 0 ? changes : null;
  }

  /** Restores all rows, in their order. */
  undo(tables: LoggedTables): void {
    for (const [name, { before, order }] of this.#tables) {
      const table = tables[name];
      // Entries came from the same table.
      for (const [id, entry] of before) table.putBack(id, entry as never);
      if (order) table.reorder(order);
    }
  }
}
