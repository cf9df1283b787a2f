
export interface PinState {
  is_master_pin_set: boolean;
  is_secondary_pin_set: boolean;
  is_secondary_pin_shared?: boolean;
  /** @nullable */
  secondary_end_date?: string | null;
}
