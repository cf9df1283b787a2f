import { paths, vehiclePaths } from '../../lib/paths.ts';
import type { ConcernKind } from '../../rules/vehicle/concerns.ts';
import { vehicleHash } from './selection.ts';

/** Cards of the vehicle's page that links name. */
export const CARDS = { codes: 'codes', condition: 'condition', service: 'service' } as const;
export const CARD_HASH = { codes: '#codes', condition: '#condition', service: '#service' } as const;

/** The card of the vehicle's page that solves a concern. `null`: the map shows it. */
function cardOf(kind: ConcernKind): keyof typeof CARDS | null {
  switch (kind) {
    case 'trouble_codes':
      return 'codes';
    case 'service_due':
      return 'service';
    case 'tracker_battery':
    case 'vehicle_battery':
    case 'low_tire':
    case 'low_fuel':
      return 'condition';
    case 'alarm':
    case 'offline':
      return null;
  }
}

/** Address of the card that solves a concern, or of the vehicle on the map. */
export function concernPath(kind: ConcernKind, vehicleId: number): string {
  const card = cardOf(kind);
  return card === null
    ? `${paths.controlCenter}${vehicleHash(vehicleId)}`
    : `${vehiclePaths.overview(vehicleId)}${CARD_HASH[card]}`;
}
