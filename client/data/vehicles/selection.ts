/**
 * The selected vehicle of a map page, in the fragment: `#vehicle-1003`. The query parameter `vehicle` opens live view
 * (core 2.1). A fragment survives a reload, can be linked to, and is never sent to a server.
 */
export const vehicleHash = (vehicleId: number): string => `#vehicle-${vehicleId}`;

/** The vehicle of a fragment, or `null`. */
export function readVehicleHash(hash: string): number | null {
  const id = /^#vehicle-(\d{1,15})$/.exec(hash)?.[1];
  return id === undefined ? null : Number(id);
}
