import type { VehicleAccessGrant } from '../../../generated/contract/types.gen.ts';
import type { Instant, VehicleAccessRow } from '../../world/rows.ts';
import type { Errors } from '../accounts/messages.ts';
import { instantOf } from '../iso.ts';

type Granted = Omit<VehicleAccessRow, 'subscriber'>;

/** Access as it is kept. */
export function grantedBy(grant: VehicleAccessGrant): Granted {
  return {
    vehicle: grant.vehicle,
    access_level: grant.access_level,
    exclusive_access: grant.exclusive_access ?? false,
    access_start: instantOf(grant.access_start),
    access_end: instantOf(grant.access_end),
  };
}

/**
 * What is wrong with access that an owner gives, by field below `field`: a vehicle named twice, an end that lies behind or
 * before the start, exclusive access without an end, which its owner could not look beyond (commerce 6).
 */
export function grantErrors(grants: readonly VehicleAccessGrant[], field: string, now: Instant): Errors {
  const errors: Errors = {};
  const seen = new Set<number>();
  grants.forEach((grant, index) => {
    const at = (name: string) => `${field}.${index}.${name}`;
    const { vehicle, exclusive_access, access_start, access_end } = grantedBy(grant);
    if (seen.has(vehicle)) errors[at('vehicle')] = ['Is named twice'];
    seen.add(vehicle);
    if (exclusive_access && access_end === null) errors[at('access_end')] = ['Required field'];
    else if (access_end !== null && access_end <= now) errors[at('access_end')] = ['Must lie ahead'];
    else if (access_end !== null && access_start !== null && access_end <= access_start) {
      errors[at('access_end')] = ['Must lie after the start'];
    }
  });
  return errors;
}

/** An account's grants replace those it gave before; other accounts' stay. */
export function withGrants(
  entries: readonly VehicleAccessRow[],
  grants: readonly VehicleAccessGrant[],
  subscriber: number,
): VehicleAccessRow[] {
  return [
    ...entries.filter((entry) => entry.subscriber !== subscriber),
    ...grants.map((grant) => ({ ...grantedBy(grant), subscriber })),
  ];
}
