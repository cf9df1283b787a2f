/** Fragment of addresses that lead to the alerts of a geofence. */
export const ALERTS_ANCHOR = 'alerts';
