import type { Maintenance, Outage } from '../api/model.ts';

/** Parts of the fleet that the status page tells apart; `other` has no component of its own there (core 4). */
export type DeviceFamily = 'x1' | 'dr' | 'other';

/** What a component of the status page stands for. `all`: every device. */
export type DeviceComponent = 'x1' | 'dr' | 'all';

/** The newest outage and the newest maintenance: older ones no longer matter (core 7). */
export type Notices = { outage: Outage | null; maintenance: Maintenance | null };
export type Notice = ({ kind: 'outage' } & Outage) | ({ kind: 'maintenance' } & Maintenance);

/** Why no command goes out; the codes of the contract's `CommandRefusedError`. */
export type Interruption = 'MAINTENANCE' | 'OUTAGE';

/** Names of the status page's components (core 4). `API` stands for every device. */
const COMPONENTS: ReadonlyMap<string, DeviceComponent> = new Map([
  ['API', 'all'],
  ['X1', 'x1'],
  ['DR3x00/DR5400/DR6400', 'dr'],
]);
/** What a component of the status page stands for; null for one that we do not know. */
export const componentOf = (name: string): DeviceComponent | null => COMPONENTS.get(name) ?? null;
const WORKS = 'operational';
const BLOCKS: readonly string[] = ['partial_outage', 'major_outage'];
const COUNTS: readonly string[] = ['investigating', 'identified'];

/**
 * The family of a product. The specification names families and products, not which is which: the control modules X1 and X2
 * count as X1; dash cams and battery trackers as neither.
 */
export function familyOf(productName: string): DeviceFamily {
  if (/dr(3\d00|5400|6400)/.test(productName)) return 'dr';
  return /^ft-x[12]/.test(productName) ? 'x1' : 'other';
}

/** The newest of a list, whatever its order. */
export function newestOf<N extends { created_at: string }>(notices: readonly N[]): N | null {
  let newest: N | null = null;
  for (const notice of notices) {
    if (newest === null || Date.parse(notice.created_at) > Date.parse(newest.created_at)) newest = notice;
  }
  return newest;
}

/** What is told: an outage that counts, and maintenance that goes on or is to come; what is over is not (core 4). */
export function currentNotices({ outage, maintenance }: Notices): Notice[] {
  const notices: Notice[] = [];
  if (outage && COUNTS.includes(outage.status)) notices.push({ kind: 'outage', ...outage });
  if (maintenance && ['in_progress', 'scheduled'].includes(maintenance.status)) {
    notices.push({ kind: 'maintenance', ...maintenance });
  }
  return notices;
}

/** Whether a notice is one of now: maintenance that is only announced does not count (core 4). */
export const counts = (notice: Notice): boolean => notice.kind === 'outage' || notice.status === 'in_progress';

/** Families with a component in one of the states, `all` for the API. */
const familiesIn = ({ affected_components: components }: Outage, isMeant: (status: string) => boolean) =>
  components.filter(({ new_status }) => isMeant(new_status)).flatMap(({ name }) => componentOf(name) ?? []);

/** Whether a notice stops commands, to whatever devices. */
export function blocks(notice: Notice): boolean {
  if (notice.kind === 'maintenance') return counts(notice);
  return familiesIn(notice, (status) => BLOCKS.includes(status)).length > 0;
}

/** What stops commands to a product now, if anything does. Maintenance stops them all (core 4). */
export function interruptionOf(productName: string, notices: Notices): Interruption | null {
  const current = currentNotices(notices);
  if (current.some((notice) => notice.kind === 'maintenance' && blocks(notice))) return 'MAINTENANCE';
  const family = familyOf(productName);
  const isBlocked = current.some(
    (notice) =>
      notice.kind === 'outage' &&
      familiesIn(notice, (status) => BLOCKS.includes(status)).some((out) => out === 'all' || out === family),
  );
  return isBlocked ? 'OUTAGE' : null;
}

/**
 * What the bar shows somebody who has devices of these families; undefined where that is not known yet. An outage that leaves
 * all of them alone is hidden; a component that is only slow concerns its family too. Where no component that we know is
 * affected, nobody can be told apart and everybody is told.
 */
export function noticesFor(families: ReadonlySet<DeviceFamily> | undefined, notices: Notices): Notice[] {
  return currentNotices(notices).filter((notice) => {
    if (notice.kind === 'maintenance') return true;
    const affected = familiesIn(notice, (status) => status !== WORKS);
    if (affected.length === 0 || affected.includes('all')) return true;
    return affected.some((family) => family !== 'all' && (families?.has(family) ?? false));
  });
}
