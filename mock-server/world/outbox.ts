import type { OutboxRow } from './rows.ts';
import type { World } from './world.ts';

/** A message before sending. The world adds the time. */
export type Letter = Omit<OutboxRow, 'id' | 'at'>;

/** Puts a message into the outbox instead of sending it. `at`: of a due event, which may be long past. */
export function sendOut(world: World, letter: Letter, at = world.clock.now()): void {
  world.tables.outbox.put({ ...letter, id: world.random.uuid(), at });
}
