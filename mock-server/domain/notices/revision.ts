import type { Tables, World } from '../../world/world.ts';

/** Revision of outages and maintenance, sent with every answer. Equal notices have equal revisions. */
export const serviceRevision = (world: World): string => world.tables.notices.derived(revisionOf).text;

/** FNV-1a, because it is synchronous and runs in every host. */
function revisionOf(notices: Tables['notices']): { text: string } {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify([...notices.values()])) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  }
  return { text: (hash >>> 0).toString(16).padStart(8, '0') };
}
