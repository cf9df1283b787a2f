import { BLOCKING_STATUSES, OUTAGE_COMPONENTS, type OutageFamily } from '../../../fixtures/catalog/outage-families.ts';
import type { NoticeRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { abilitiesOf } from '../catalog.ts';

const COUNTS = new Set(['investigating', 'identified']);

/** The newest notice of a kind: it alone counts (core 7). */
export function newestNotice(world: World, kind: NoticeRow['kind']): NoticeRow | undefined {
  let newest: NoticeRow | undefined;
  for (const notice of world.tables.notices.by('kind', kind)) {
    if (!newest || notice.created_at > newest.created_at) newest = notice;
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
