import type { OutboxRow } from '../../mock-server/world/rows.ts';
import type { World } from '../../mock-server/world/world.ts';

/** Messages to an address or phone number, newest first. */
export function messagesTo(world: World, to: string): OutboxRow[] {
  return [...world.tables.outbox.values()].filter((message) => message.to === to).reverse();
}

/** Path of the link with that label in the newest message to an address. */
export function linkTo(world: World, to: string, label: string): string {
  for (const { links } of messagesTo(world, to)) {
    const found = links.find((link) => link.label === label);
    if (found) return found.path;
  }
  throw new Error(`No message to ${to} has a link "${label}"`);
}

export const tokenIn = (path: string): string => new URL(path, 'http://portal.example').searchParams.get('token') ?? '';
