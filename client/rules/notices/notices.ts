import type { Maintenance, Outage } from '../../api/model.ts';
import type { VehicleState } from '../vehicle/vehicle-state.ts';

/** Device families of the status page. `other` has no component of its own there (core 4). */
export type DeviceFamily = 'x1' | 'dr' | 'other';

/** Device family of a component of the status page. `all`: every device. */
export type DeviceComponent = 'x1' | 'dr' | 'all';

/** The newest outage and the newest maintenance. Older ones no longer matter (core 7). */
export type Notices = { outage: Outage | null; maintenance: Maintenance | null };
export type Notice = ({ kind: 'outage' } & Outage) | ({ kind: 'maintenance' } & Maintenance);

/** Why no command is sent: codes of the contract's `CommandRefusedError`. */
export type Interruption = 'MAINTENANCE' | 'OUTAGE';

/** Names of the status page's components (core 4). `API` stands for every device. */
const COMPONENTS: ReadonlyMap<string, DeviceComponent> = new Map([
  ['API', 'all'],
  ['X1', 'x1'],
  ['DR3x00/DR5400/DR6400', 'dr'],
]);
/** Device family of a component. `null` for an unknown component. */
const componentOf = (name: string): DeviceComponent | null => COMPONENTS.get(name) ?? null;
const WORKS = 'operational';
const BLOCKS: readonly string[] = ['partial_outage', 'major_outage'];
const COUNTS: readonly string[] = ['investigating', 'identified'];

/**
 * The family of a product. Assumed: the specification names families and products, but does not map them. The control modules X1
 * and X2 count as X1, dash cams and battery trackers as neither.
 */
export function familyOf(productName: string): DeviceFamily {
  if (/dr(3\d00|5400|6400)/.test(productName)) return 'dr';
  return /^ft-x[12]/.test(productName) ? 'x1' : 'other';
}

/** Returns the newest notice of a list, whatever its order. */
export function newestOf<N extends { created_at: string }>(notices: readonly N[]): N | null {
  let newest: N | null = null;
  for (const notice of notices) {
    if (newest === null || Date.parse(notice.created_at) > Date.parse(newest.created_at)) newest = notice;
  }
  return newest;
}

/** Notices to show: an active outage, and current or upcoming maintenance. Excludes finished ones (core 4). */
export function currentNotices({ outage, maintenance }: Notices): Notice[] {
  const notices: Notice[] = [];
  if (outage && COUNTS.includes(outage.status)) notices.push({ kind: 'outage', ...outage });
  if (maintenance && ['in_progress', 'scheduled'].includes(maintenance.status)) {
    notices.push({ kind: 'maintenance', ...maintenance });
  }
  return notices;
}

/** Whether a notice is active now. Announced maintenance is not (core 4). */
export const counts = (notice: Notice): boolean => notice.kind === 'outage' || notice.status === 'in_progress';

/** Device families whose components are in one of the states. `all` for the API. */
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

/** From best to worst. An unknown state counts as at least not operational. */
const SEVERITY: readonly string[] = [WORKS, 'degraded_performance', ...BLOCKS];
const severityOf = (status: string): number => Math.max(SEVERITY.indexOf(status), status === WORKS ? 0 : 1);
const FLAGGED = 'major_outage';

/** One line of an outage's details. `component` is `null` for a part that is no device family. */
export type OutagePart = { name: string; component: DeviceComponent | null; status: string };

/** The parts that an outage names, by component or flag. A family is at best in the state of all devices together. */
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

/** Whether a notice blocks commands to any device. */
export function blocks(notice: Notice): boolean {
  return notice.kind === 'maintenance' ? counts(notice) : blocked(notice).length > 0;
}

/** Returns what blocks commands to a product now, if anything. Maintenance blocks them all (core 4). */
export function interruptionOf(productName: string, notices: Notices): Interruption | null {
  const current = currentNotices(notices);
  if (current.some((notice) => notice.kind === 'maintenance' && blocks(notice))) return 'MAINTENANCE';
  const family = familyOf(productName);
  const isBlocked = current.some(
    (notice) => notice.kind === 'outage' && blocked(notice).some((out) => out === 'all' || out === family),
  );
  return isBlocked ? 'OUTAGE' : null;
}

/** What to mark beside a vehicle's state. A lapsed plan blocks commands anyway, and for longer: renewing comes first. */
export const markOf = (state: VehicleState, interruption: Interruption | null): Interruption | null =>
  state === 'paused' || state === 'expired' ? null : interruption;

/**
 * Notices for a user with devices of these families. `undefined` while the families are unknown. Hides an outage that affects none
 * of them. A component that is only slow affects its family too. If an outage names no known component, all users see it.
 */
export function noticesFor(families: ReadonlySet<DeviceFamily> | undefined, notices: Notices): Notice[] {
  return currentNotices(notices).filter((notice) => {
    if (notice.kind === 'maintenance') return true;
    const affected = [...flagged(notice), ...familiesIn(notice, (status) => status !== WORKS)];
    if (affected.length === 0 || affected.includes('all')) return true;
    return affected.some((family) => family !== 'all' && (families?.has(family) ?? false));
  });
}
