import type { Instant, VehicleAccessRow, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { isInForce } from '../access/rights.ts';
import { isSameAccess } from './grants.ts';

/** A vehicle to which a guest's access changes. `access`: the new one, `null` if it ends. */
export type AccessChange = { vehicle: VehicleRow; access: VehicleAccessRow | null; endsExclusive: boolean };

/** What a guest notices of changed access to an account, by vehicle. Access that had ended before is not noticed. */
export function changesBetween(
  world: World,
  before: readonly VehicleAccessRow[],
  after: readonly VehicleAccessRow[],
  { subscriber, now }: { subscriber: number; now: Instant },
): AccessChange[] {
  const open = (entries: readonly VehicleAccessRow[]) =>
    entries.filter((entry) => entry.subscriber === subscriber && (entry.access_end === null || entry.access_end > now));
  const [old, current] = [open(before), open(after)];
  const ids = new Set([...old, ...current].map(({ vehicle }) => vehicle));
  return [...ids].flatMap((id) => {
    const vehicle = world.tables.vehicles.get(id);
    const of = (entries: readonly VehicleAccessRow[]) => entries.filter((entry) => entry.vehicle === id);
    const [had, has] = [of(old), of(current)];
    const isSame = had.length === has.length && had.every((entry) => has.some((other) => isSameAccess(entry, other)));
    if (!vehicle || isSame) return [];
    const isExclusive = (entries: readonly VehicleAccessRow[]) =>
      entries.some((entry) => entry.exclusive_access && isInForce(entry, now));
    return [{ vehicle, access: has[0] ?? null, endsExclusive: isExclusive(had) && !isExclusive(has) }];
  });
}
