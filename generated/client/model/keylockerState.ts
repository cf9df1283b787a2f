
/**
 * The key locker accessory (commerce 3).
 */
export interface KeylockerState {
  armed: boolean;
  key_present: boolean;
  door_open: boolean;
  is_master_pin_set?: boolean;
  is_secondary_pin_set?: boolean;
}
