
export type AddOnAutorenewalRequestDevicePlanAddOnsItem = {
  /** @minimum 1 */
  device_plan_add_on_id: number;
  auto_renew: boolean;
};
