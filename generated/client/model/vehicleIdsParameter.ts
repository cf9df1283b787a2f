
/**
 * Only these vehicles'; repeated. Absent, all that the user can see.
 */
export type VehicleIdsParameter = number[];
