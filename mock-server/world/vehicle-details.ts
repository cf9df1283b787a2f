import type { VehicleDetails } from '../../fixtures/types.ts';

/** Plain fields of a vehicle, copied from a seed, a request or a recorded answer. One line per field of the contract. */
export const vehicleDetails = (given: Partial<VehicleDetails> & { vehicle_name: string }): VehicleDetails => ({
  vehicle_name: given.vehicle_name,
  vehicle_make: given.vehicle_make ?? null,
  vehicle_model: given.vehicle_model ?? null,
  vehicle_year: given.vehicle_year ?? null,
  license_plate: given.license_plate ?? null,
  vin: given.vin ?? null,
  preferred_dealer: given.preferred_dealer ?? null,
});
