
/**
 * Maintenance blocks while in_progress (core 4). Open.
 */
export type MaintenanceStatus = 'scheduled' | 'in_progress' | 'completed' | string;
