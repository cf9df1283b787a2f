import type { Maintenance } from './maintenance.ts';

export type MaintenanceList = Maintenance[];
