import { BLOCKING_STATUSES, OUTAGE_COMPONENTS, type OutageFamily } from '../../../fixtures/catalog/outage-families.ts';
import type { NoticeRow } from '../../world/rows.ts';
import type { Tables, World } from '../../world/world.ts';
import { abilitiesOf } from '../catalog.ts';

const COUNTS = new Set(['investigating', 'identified']);

/** The newest notice of a kind: it alone counts (core 7). */
export function newestNotice(world: World, kind: NoticeRow['kind']): NoticeRow | undefined {
  return world.tables.notices.derived(newestByKind)[kind];
}

function newestByKind(notices: Tables['notices']): { [K in NoticeRow['kind']]?: NoticeRow } {
  const newest: { [K in NoticeRow['kind']]?: NoticeRow } = {};
  for (const notice of notices.values()) {
    const before = newest[notice.kind];
    if (!before || notice.created_at > before.created_at) newest[notice.kind] = notice;
  }
  return newest;
}

/** Whether maintenance or an outage stops commands to devices of a product now (core 4). */
export function blockOn(world: World, productName: string): 'MAINTENANCE' | 'OUTAGE' | null {
  if (newestNotice(world, 'maintenance')?.status === 'in_progress') return 'MAINTENANCE';
  const outage = newestNotice(world, 'outage');
  if (!outage || !COUNTS.has(outage.status)) return null;
  const family = abilitiesOf(productName).outage_family;
  const blocks = outage.affected_components.some(
    ({ name, new_status }) =>
      BLOCKING_STATUSES.includes(new_status) && (name === OUTAGE_COMPONENTS.api || name === componentOf(family)),
  );
  return blocks ? 'OUTAGE' : null;
}

function componentOf(family: OutageFamily): string | null {
  return family === 'none' ? null : OUTAGE_COMPONENTS[family];
}
