
/**
 * An add-on that a device has (commerce 3).
 */
export interface DevicePlanAddOn {
  device_plan_add_on_id: number;
  plan_add_on_id: string;
  name?: string;
  /** @nullable */
  expiration: string | null;
  auto_renew?: boolean;
}
