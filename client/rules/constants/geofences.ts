/** Geofences of the first request and of each further one (commerce 9). */
export const GEOFENCE_PAGES = { first: 10, next: 100 } as const;
