/** Geofences of the first request and of each further one (commerce 9). */
export const GEOFENCE_PAGES = { first: 10, next: 100 } as const;
/** Meters from the center of a helper square to each of its sides (commerce 9). */
export const SQUARE_OFFSET = 570;
/** Miles. Assumed: the documents name a default without its value. */
export const DEFAULT_RADIUS = 0.5;
/** Meters between an address and its shape from which the portal warns. Addresses of large grounds are some hundred meters off. */
export const FAR_ADDRESS = 800;
/** Largest radius of the contract in miles. */
export const MOST_RADIUS = 1_000;
/** Most corners of an outline in the contract. */
export const MOST_CORNERS = 500;
