import type { OutboxRow } from '../../mock-server/world/rows.ts';
import type { World } from '../../mock-server/world/world.ts';

/** Messages to an address or phone number, the newest first. */
export function messagesTo(world: World, to: string): OutboxRow[] {
  return [...world.tables.outbox.values()].filter((message) => message.to === to).reverse();
}

/** Path of a page in the newest message to somebody that has a link of that label. */
export function linkTo(world: World, to: string, label: string): string {
  for (const { links } of messagesTo(world, to)) {
    const found = links.find((link) => link.label === label);
    if (found) return found.path;
  }
  throw new Error(`No message to ${to} has a link "${label}"`);
}

export const tokenIn = (path: string): string => new URL(path, 'http://portal.example').searchParams.get('token') ?? '';
