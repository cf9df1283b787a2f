import type { Vehicle } from '../../api/model.ts';
import { addressText, townText } from '../../data/places/address.ts';
import { useAddress } from '../../data/places/use-address.ts';
import { type PositionDisabledReason, positionGate } from '../../rules/vehicle/position.ts';
import { useFormat } from '../../state/use-format.ts';
import { usePositionReason } from './use-position-reason.ts';

/** Where a vehicle is in words: the whole of it, and without the town, which is empty where only the coordinates are known. */
type Place = { full: string; local: string; town: string };
export type Whereabouts =
  | { isShown: true; timestamp: string; place: Place }
  | { isShown: false; disabledReason: PositionDisabledReason; why: string };

/** Where a vehicle is, or why that is not shown; then nothing is asked of the geocoder either. */
export function useWhereabouts(vehicle: Vehicle): Whereabouts {
  const format = useFormat();
  const reasonOf = usePositionReason();
  const gate = positionGate(vehicle);
  const address = useAddress(gate.allowed ? gate.position : {});
  if (!gate.allowed) return { isShown: false, disabledReason: gate.reason, why: reasonOf(gate.reason, vehicle) };
  const { latitude, longitude, timestamp } = gate.position;
  const coordinates = format.place(latitude, longitude);
  const place = address
    ? { full: addressText(address), local: addressText(address, { localOnly: true }), town: townText(address) }
    : { full: coordinates, local: coordinates, town: '' };
  return { isShown: true, timestamp, place };
}
