
export interface PendingVehicleData {
  device_key: string;
  /** @nullable */
  vehicle_name?: string | null;
  /** @nullable */
  vehicle_make?: string | null;
  /** @nullable */
  vehicle_model?: string | null;
  /** @nullable */
  vehicle_year?: number | null;
}
