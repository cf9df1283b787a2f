/**
 * Versions of a thing that still decide the events of their time, one row each. The thing's own row has the current
 * version alone, so that a change writes as much as the one before.
 */
import { RETENTION_DAYS } from '../telemetry/feed.ts';
import { DAY } from '../world/duration.ts';
import type { EarlierRow, Instant } from '../world/rows.ts';
import type { Follower, Table } from '../world/table.ts';

type Version = { readonly from: Instant };
type Row<V extends Version> = EarlierRow<V>;

/** Ids of rows by owner. */
class Owners<V extends Version> implements Follower<Row<V>> {
  readonly ids = new Map<number, Set<string>>();

  constructor(table: Table<Row<V>>) {
    for (const row of table.values()) this.changed(row);
  }

  changed({ id, owner }: Row<V>): void {
    const known = this.ids.get(owner);
    if (known) known.add(id);
    else this.ids.set(owner, new Set([id]));
  }
}

const ownersOf = <V extends Version>(table: Table<Row<V>>): Owners<V> => new Owners(table);

/** Earlier versions of an owner, oldest first. */
export function earlierOf<V extends Version>(table: Table<Row<V>>, owner: number): Row<V>[] {
  const ids = table.followed(ownersOf<V>).ids.get(owner);
  if (!ids) return [];
  const rows = Array.from(ids).flatMap((id) => table.get(id) ?? []);
  return rows.sort((a, b) => a.version.from - b.version.from);
}

/**
 * Keeps the version that another replaces now. Drops versions that the clock has not reached, and those that ended
 * before the oldest events that are kept.
 */
export function keepEarlier<V extends Version>(
  table: Table<Row<V>>,
  { owner, rule = 0 }: { owner: number; rule?: number },
  replaced: V,
  now: Instant,
): void {
  const earlier = earlierOf(table, owner).filter((row) => row.rule === rule);
  const versions = [...earlier.map(({ version }) => version), replaced];
  earlier.forEach(({ id, version }, index) => {
    const until = versions[index + 1]?.from ?? now;
    if (version.from >= now || until < now - RETENTION_DAYS * DAY) table.delete(id);
  });
  if (replaced.from < now) table.put({ id: `${owner}:${rule}:${replaced.from}`, owner, rule, version: replaced });
}

/** Drops all versions of a rule, or of an owner. */
export function dropEarlier<V extends Version>(table: Table<Row<V>>, owner: number, rule?: number): void {
  for (const row of earlierOf(table, owner)) if (rule === undefined || row.rule === rule) table.delete(row.id);
}
