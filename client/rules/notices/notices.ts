import type { Maintenance, Outage } from '../../api/model.ts';

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
const componentOf = (name: string): DeviceComponent | null => COMPONENTS.get(name) ?? null;
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

/** Device families in one of the states by their components, `all` for the API. */
const familiesIn = ({ affected_components: components }: Outage, isMeant: (status: string) => boolean) =>
  components.filter(({ new_status }) => isMeant(new_status)).flatMap(({ name }) => componentOf(name) ?? []);

/** Device families that an outage's flags name (core 3). */
const flagged = ({ allDevices, x1Devices, drDevices }: Outage): DeviceComponent[] => [
  ...(allDevices ? (['all'] as const) : []),
  ...(x1Devices ? (['x1'] as const) : []),
  ...(drDevices ? (['dr'] as const) : []),
];

/** Device families that an outage blocks. */
const blocked = (outage: Outage): DeviceComponent[] => [
  ...flagged(outage),
  ...familiesIn(outage, (status) => BLOCKS.includes(status)),
];

/** From best to worst. A state that came later is at least not working. */
const SEVERITY: readonly string[] = [WORKS, 'degraded_performance', ...BLOCKS];
const severityOf = (status: string): number => Math.max(SEVERITY.indexOf(status), status === WORKS ? 0 : 1);
const FLAGGED = 'major_outage';

/** One line of an outage's details; `component` is null for a part of the status page that is no device family. */
export type OutagePart = { name: string; component: DeviceComponent | null; status: string };

/** The parts that an outage names, by component or flag. A family is in no better state than all devices together. */
export function partsOf(outage: Outage): OutagePart[] {
  const worst = (status: string, other: string) => (severityOf(other) > severityOf(status) ? other : status);
  const flags = flagged(outage);
  const named = outage.affected_components.map(({ name, new_status }) => {
    const component = componentOf(name);
    const isFlagged = component !== null && flags.includes(component);
    return { name, component, status: isFlagged ? worst(new_status, FLAGGED) : new_status };
  });
  const unnamed = flags.filter((flag) => !named.some(({ component }) => component === flag));
  const parts = [...unnamed.map((component) => ({ name: component, component, status: FLAGGED })), ...named];
  const whole = parts.filter(({ component }) => component === 'all').map(({ status }) => status);
  return parts.map((part) => (part.component === null ? part : { ...part, status: whole.reduce(worst, part.status) }));
}

/** Whether a notice stops commands to any device. */
export function blocks(notice: Notice): boolean {
  return notice.kind === 'maintenance' ? counts(notice) : blocked(notice).length > 0;
}

/** What stops commands to a product now, if anything does. Maintenance stops them all (core 4). */
export function interruptionOf(productName: string, notices: Notices): Interruption | null {
  const current = currentNotices(notices);
  if (current.some((notice) => notice.kind === 'maintenance' && blocks(notice))) return 'MAINTENANCE';
  const family = familyOf(productName);
  const isBlocked = current.some(
    (notice) => notice.kind === 'outage' && blocked(notice).some((out) => out === 'all' || out === family),
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
    const affected = [...flagged(notice), ...familiesIn(notice, (status) => status !== WORKS)];
    if (affected.length === 0 || affected.includes('all')) return true;
    return affected.some((family) => family !== 'all' && (families?.has(family) ?? false));
  });
}
