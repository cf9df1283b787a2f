import type { World } from '../world/world.ts';

/** First id of rows created in a world, above the ids of all seeds. */
const FIRST_ID = 900_001;

/** Returns the id of a new row. Never reuses the id of a deleted row, because logs and links may still name it. */
export function freshId(
  { tables }: World,
  table: 'users' | 'subscribers' | 'vehicles' | 'cards' | 'filters' | 'geofences',
): number {
  const counter = `next-id:${table}`;
  let id = (tables.meta.get(counter)?.value as number | undefined) ?? FIRST_ID;
  // Worlds stored by an earlier version have rows but no counter.
  while (tables[table].own.has(id)) id += 1;
  tables.meta.put({ id: counter, value: id + 1 });
  return id;
}
