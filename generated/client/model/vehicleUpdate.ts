import type { ImageUpload } from './imageUpload.ts';
import type { Label } from './label.ts';
import type { MaintenanceReminderUpdate } from './maintenanceReminderUpdate.ts';
import type { VehicleUpdateCustomFields } from './vehicleUpdateCustomFields.ts';
import type { Vin } from './vin.ts';

export interface VehicleUpdate {
  vehicle_name?: Label;
  vehicle_make?: Label | null;
  vehicle_model?: Label | null;
  /**
     * @minimum 1900
     * @maximum 2100
     * @nullable
     */
  vehicle_year?: number | null;
  license_plate?: Label | null;
  vin?: Vin | null;
  preferred_dealer?: Label | null;
  image?: ImageUpload | null;
  maintenance_reminder?: MaintenanceReminderUpdate;
  custom_fields?: VehicleUpdateCustomFields;
}
