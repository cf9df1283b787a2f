import { useCallback } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { type Address, addressText, townText } from '../../data/places/address.ts';
import { useAddress } from '../../data/places/use-address.ts';
import { type Position, type PositionDisabledReason, positionGate } from '../../rules/vehicle/position.ts';
import { useFormat } from '../../wording/use-format.ts';
import { usePositionReason } from '../../wording/use-position-reason.ts';

/** Address of a vehicle, in full and without the town. The latter is empty if only coordinates are known. */
type Place = { full: string; local: string; town: string };
export type Whereabouts =
  | { isShown: true; timestamp: string; place: Place; at: Position }
  | { isShown: false; disabledReason: PositionDisabledReason; why: string };

/** Address of a vehicle, or why it is hidden. */
export function useWhereabouts(vehicle: Vehicle): Whereabouts {
  const address = useVehicleAddress(vehicle);
  return useWhereaboutsOf()(vehicle, address);
}

/** Address of a vehicle. A hidden position is not geocoded. */
export function useVehicleAddress(vehicle: Vehicle): Address | null {
  const gate = positionGate(vehicle);
  return useAddress(gate.allowed ? gate.position : {});
}

/** The same as `useWhereabouts`, for many vehicles with their addresses. */
export function useWhereaboutsOf(): (vehicle: Vehicle, address: Address | null) => Whereabouts {
  const format = useFormat();
  const reasonOf = usePositionReason();
  return useCallback(
    (vehicle, address) => {
      const gate = positionGate(vehicle);
      if (!gate.allowed) return { isShown: false, disabledReason: gate.reason, why: reasonOf(gate.reason, vehicle) };
      const { latitude, longitude, timestamp } = gate.position;
      const coordinates = format.place(latitude, longitude);
      const place = address
        ? { full: addressText(address), local: addressText(address, { localOnly: true }), town: townText(address) }
        : { full: coordinates, local: coordinates, town: '' };
      return { isShown: true, timestamp, place, at: gate.position };
    },
    [format, reasonOf],
  );
}
