
export interface ServiceModeRequest {
  service_mode: boolean;
  /** @nullable */
  service_mode_end_date?: string | null;
}
