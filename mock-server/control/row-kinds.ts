import type { Row } from '../world/table.ts';
import type { Seeds } from '../world/world.ts';

type Kinds = ReadonlyMap<string, ReadonlySet<string>>;

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Fields that all rows have, with the kinds of their values. */
function kindsOf(rows: Iterable<Row>): Kinds {
  const kinds = new Map<string, Set<string>>();
  let count = 0;
  for (const row of rows) {
    for (const [field, value] of Object.entries(row)) {
      const seen = kinds.get(field);
      if (seen) seen.add(kindOf(value));
      else if (count === 0) kinds.set(field, new Set([kindOf(value)]));
    }
    for (const field of kinds.keys()) if (!Object.hasOwn(row, field)) kinds.delete(field);
    count += 1;
  }
  return kinds;
}

const fits = (kinds: ReadonlySet<string>, value: unknown): boolean =>
  value === null || kinds.has(kindOf(value)) || (kinds.size === 1 && kinds.has('null'));

/**
 * Message about the first row without the fields of its table's seeds, or `null`. Only a forged file has such rows, because a
 * seal protects the others. Tables without seeds are not checked.
 */
export function misfitOf(seeds: Seeds, tables: Readonly<Record<string, readonly [Row['id'], Row | null][]>>) {
  for (const [table, rows] of Object.entries(tables)) {
    const base = seeds[table as keyof Seeds];
    if (!base || base.rows.size === 0 || rows.length === 0) continue;
    const kinds = kindsOf(base.rows.values());
    for (const [id, row] of rows) {
      if (row === null) continue;
      for (const [field, seen] of kinds) {
        if (!fits(seen, Object.hasOwn(row, field) ? row[field as keyof Row] : undefined)) {
          return `Row ${JSON.stringify(id).slice(0, 40)} of ${table} has no valid ${field}`;
        }
      }
    }
  }
  return null;
}
