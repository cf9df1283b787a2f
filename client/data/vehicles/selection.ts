/**
 * The vehicle that a map page has selected stands in the fragment of its address: `#vehicle-1003`. Not in the query, where
 * `vehicle` opens live view (core 2.1), and not in the history alone, so that a selection survives a reload, opens in another
 * tab and can be linked to from every page; a fragment is never sent to a server.
 */
export const vehicleHash = (vehicleId: number): string => `#vehicle-${vehicleId}`;

/** The vehicle that a fragment names, or null. */
export function readVehicleHash(hash: string): number | null {
  const id = /^#vehicle-(\d{1,15})$/.exec(hash)?.[1];
  return id === undefined ? null : Number(id);
}
