import { parsed, StoredRows } from '../store/stored-rows.ts';
import type { ListedWorld } from '../world/registry.ts';
import type { Row } from '../world/table.ts';
import type { Origin, Overlay } from '../world/world.ts';

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

type Stored = Record<string, unknown>;

/** Origin of a stored world. */
export const originOf = (id: string, row: Stored): Origin => ({
  id,
  scenario: String(row['scenario']),
  seed: Number(row['seed']),
  epoch: Number(row['epoch']),
  ...teamIn(row),
});

/** Its team, if it has one. */
const teamIn = ({ team }: Stored): { team?: string } => (typeof team === 'string' && team !== '' ? { team } : {});

type StoredClock = { value?: { offset?: unknown; frozen_at?: unknown } };

/** World time of a world that is not in memory, from the stored row of its clock. `host`: the host clock. */
function nowOf(clock: unknown, host: number): number {
  const { value } = (typeof clock === 'string' ? JSON.parse(clock) : {}) as StoredClock;
  if (typeof value?.frozen_at === 'number') return value.frozen_at;
  return host + (typeof value?.offset === 'number' ? value.offset : 0);
}

/** A world as lists show it. */
export const listedOf = (row: Stored, hostNow: number): ListedWorld => ({
  id: String(row['id']),
  scenario: String(row['scenario']),
  seed: Number(row['seed']),
  now: nowOf(row['clock'], Math.max(hostNow, Number(row['seen']))),
  idle: Math.round(Number(row['idle'])),
  ...teamIn(row),
});

/** Marks a picture that is still to be read from the database. */
export const NOT_READ = '';

/** A stored row. `null`: a deleted seed. */
export const rowOf = (row: unknown): unknown => (typeof row === 'string' ? parsed(row) : null);

/** Own rows of a world, in their order. A world without rows has one record without a table. */
export function overlayOf(world: string, records: readonly Stored[]): Overlay {
  const rows = new StoredRows();
  for (const { table, id, row } of records) {
    if (typeof table !== 'string') continue;
    const rowId = parsed(String(id));
    rows.add(
      world,
      table,
      rowId,
      table === 'images' && row === NOT_READ ? { id: rowId, data_url: NOT_READ } : rowOf(row),
    );
  }
  return rows.of(world);
}
