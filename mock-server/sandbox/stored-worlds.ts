import type { Row } from '../world/table.ts';
import type { Overlay } from '../world/world.ts';

/** Parameters of statements that write rows: table, id, number and JSON by column. */
export type RowColumns = [tables: string[], ids: string[], numbers: number[], rows: (string | null)[]];

/** The rows of an overlay in their order, numbered from 1. */
export function columnsOf(overlay: Overlay): RowColumns {
  const columns: RowColumns = [[], [], [], []];
  for (const [table, rows] of Object.entries(overlay as Record<string, [Row['id'], Row | null][]>)) {
    for (const [id, row] of rows) {
      columns[0].push(table);
      columns[1].push(JSON.stringify(id));
      columns[2].push(columns[0].length);
      columns[3].push(row && JSON.stringify(row));
    }
  }
  return columns;
}

type StoredClock = { value?: { offset?: unknown; frozen_at?: unknown } };

/** World time of a world that is not in memory, from the stored row of its clock. `host`: the host clock. */
export function nowOf(clock: unknown, host: number): number {
  const { value } = (typeof clock === 'string' ? JSON.parse(clock) : {}) as StoredClock;
  if (typeof value?.frozen_at === 'number') return value.frozen_at;
  return host + (typeof value?.offset === 'number' ? value.offset : 0);
}
