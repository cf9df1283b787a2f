import type { OutboxRow } from './rows.ts';
import type { World } from './world.ts';

/** A message as it is written; when it left is the world's to say. */
export type Letter = Omit<OutboxRow, 'id' | 'at'>;

/** Puts a message where it can be read instead of sending it. */
export function sendOut(world: World, letter: Letter): void {
  world.tables.outbox.put({ ...letter, id: world.random.uuid(), at: world.clock.now() });
}
