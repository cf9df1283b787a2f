import type { SavedKeys } from '../identity/keys.ts';
import { TABLES, type TableName } from '../world/rows.ts';
import type { Row } from '../world/table.ts';
import type { Overlay } from '../world/world.ts';

/** Stored data that no version of this mock wrote. `message`: what is wrong, as a clause. */
export class DamagedData extends Error {
  override readonly name = 'DamagedData';
}

const isTable = (name: string): name is TableName => (TABLES as readonly string[]).includes(name);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Collects stored rows into overlays by world, in their order. Throws `DamagedData` at the first that is none. */
export class StoredRows {
  readonly #overlays = new Map<string, Map<TableName, [Row['id'], Row | null][]>>();

  add(world: string, table: string, id: unknown, row: unknown): void {
    if (!isTable(table)) throw new DamagedData(`it has rows of an unknown table, "${table}"`);
    if ((typeof id !== 'string' && typeof id !== 'number') || !(row === null || (isRecord(row) && row['id'] === id)))
      throw new DamagedData(`a row of its table "${table}" cannot be read`);
    let overlay = this.#overlays.get(world);
    if (!overlay) this.#overlays.set(world, (overlay = new Map()));
    let rows = overlay.get(table);
    if (!rows) overlay.set(table, (rows = []));
    // The check above is all that the mock asks of a row.
    rows.push([id, row as Row | null]);
  }

  /** Rows of a world. Their fields are not checked: only this mock writes them. */
  of(world: string): Overlay {
    return Object.fromEntries(this.#overlays.get(world) ?? []);
  }
}

/** Checks stored keys of the identity service. Throws `DamagedData` if they are none. */
export function keysFrom(value: unknown): SavedKeys {
  if (isRecord(value) && isRecord(value['signing']) && isRecord(value['sealing'])) return value as SavedKeys;
  throw new DamagedData('its keys cannot be read');
}

/** Parses stored JSON. Throws `DamagedData` if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedData('a row of it is not JSON');
  }
}
