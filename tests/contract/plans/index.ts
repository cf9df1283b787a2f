import type { OperationId } from '../contract.ts';
import type { PlansOf } from '../plan.ts';
import { accountPlans } from './account.ts';
import { billingPlans } from './billing.ts';
import { devicePlans } from './devices.ts';
import { portalPlans } from './portal.ts';
import { vehiclePlans } from './vehicles.ts';

/** How to call each operation. A missing plan does not compile. */
export const plans: PlansOf<OperationId> = {
  ...accountPlans,
  ...vehiclePlans,
  ...devicePlans,
  ...billingPlans,
  ...portalPlans,
};
