import type { MaintenanceStatus } from './maintenanceStatus.ts';

export interface Maintenance {
  id?: string;
  status: MaintenanceStatus;
  body: string;
  created_at: string;
  /** @nullable */
  scheduled_for?: string | null;
  /** @nullable */
  scheduled_until?: string | null;
}
