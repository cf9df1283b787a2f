import TinyQueue from 'tinyqueue';
import type { DueKind, DueRow } from '../world/rows.ts';
import type { Follower } from '../world/table.ts';
import type { Tables, World } from '../world/world.ts';

/** Schedules an event. Replaces an event of the same kind and subject. */
export function schedule(world: World, kind: DueKind, subject: string, at: number): void {
  world.tables.due.put({ id: dueId(kind, subject), at, kind, subject });
}

/** Cancels a scheduled event. */
export function unschedule(world: World, kind: DueKind, subject: string): void {
  world.tables.due.delete(dueId(kind, subject));
}

export const dueId = (kind: DueKind, subject: string): string => `${kind}:${subject}`;

/** The earliest scheduled event. */
export function earliestDue({ tables: { due } }: World): DueRow | undefined {
  return due.followed(queueOf).first(due);
}

/** Heap of the due rows. Replaced and deleted rows stay in it until they are the earliest. */
class DueQueue implements Follower<DueRow> {
  readonly #heap: TinyQueue<DueRow>;

  constructor(rows: DueRow[]) {
    this.#heap = new TinyQueue(rows, byTime);
  }

  changed(row: DueRow): void {
    this.#heap.push(row);
  }

  first(due: Tables['due']): DueRow | undefined {
    for (;;) {
      const row = this.#heap.peek();
      if (!row || due.get(row.id) === row) return row;
      this.#heap.pop();
    }
  }
}

const queueOf = (due: Tables['due']): DueQueue => new DueQueue([...due.values()]);

/**
 * Events of one instant: add-ons last, because their prices follow from the plan, others by id. The order depends on the
 * rows alone, so that the same events end equally after a restart and however often the clock stopped between them.
 */
function byTime(a: DueRow, b: DueRow): number {
  return a.at - b.at || rankOf(a) - rankOf(b) || (a.id < b.id ? -1 : 1);
}

const rankOf = ({ kind }: DueRow): number => (kind === 'add_on_ends' ? 1 : 0);
