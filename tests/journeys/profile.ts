import type { World } from './journey.ts';

export const PASSWORD = 'Waymark-2026!';
type Letter = { channel: string; to: string; code: string | null; links: { label: string; path: string }[] };

export const outbox = async (world: World) => (await world.control('GET', '/outbox')) as Letter[];
