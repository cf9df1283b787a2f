import { BLOCKING_STATUSES, OUTAGE_COMPONENTS } from '../../../fixtures/catalog/outage-families.ts';
import type { NoticeRow } from '../../world/rows.ts';
import type { Tables, World } from '../../world/world.ts';
import { productCapabilities } from '../catalog.ts';

const COUNTS = new Set(['investigating', 'identified']);

/** The newest notice of a kind. Earlier ones have no effect (core 7). */
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

/** Whether maintenance or an outage blocks commands to devices of a product now (core 4). */
export function blockOn(world: World, productName: string): 'MAINTENANCE' | 'OUTAGE' | null {
  if (newestNotice(world, 'maintenance')?.status === 'in_progress') return 'MAINTENANCE';
  const outage = newestNotice(world, 'outage');
  if (!outage) return null;
  const { allDevices, ...families } = blockedDevices(outage);
  const family = productCapabilities(productName).outage_family;
  return allDevices || (family !== 'none' && families[FLAGS[family]]) ? 'OUTAGE' : null;
}

const FLAGS = { x1: 'x1Devices', dr: 'drDevices' } as const;

/** Device families whose commands an outage blocks, by its flags (core 3). Empty once it has ended. */
export function blockedDevices({ status, affected_components }: NoticeRow) {
  const isOut = (component: string): boolean =>
    COUNTS.has(status) &&
    affected_components.some(({ name, new_status }) => name === component && BLOCKING_STATUSES.includes(new_status));
  return {
    allDevices: isOut(OUTAGE_COMPONENTS.api),
    x1Devices: isOut(OUTAGE_COMPONENTS.x1),
    drDevices: isOut(OUTAGE_COMPONENTS.dr),
  };
}
