import type { DueKind } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** Schedules an event. Replaces an event of the same kind and subject. */
export function plan(world: World, kind: DueKind, subject: string, at: number): void {
  world.tables.due.put({ id: dueId(kind, subject), at, kind, subject });
}

/** Cancels a scheduled event. */
export function unplan(world: World, kind: DueKind, subject: string): void {
  world.tables.due.delete(dueId(kind, subject));
}

export const dueId = (kind: DueKind, subject: string): string => `${kind}:${subject}`;
