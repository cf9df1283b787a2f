import type { Device, Subscription, Vehicle } from '../../api/model.ts';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import type { Subscribed } from './subscribed.ts';

type Changes = {
  vehicle?: Partial<Vehicle>;
  device?: Partial<Device>;
  plan?: Partial<Device['pricing_plan']>;
  billing?: Partial<Subscription>;
};

/** A subscription for unit tests: Premium for a year, which renews on March 14, 2027 for 134.28 dollars. */
export function aSubscription({ vehicle = {}, device = {}, plan = {}, billing = {} }: Changes = {}): Subscribed {
  const pricing_plan = {
    ...aVehicle().pricing_plan,
    plan_activation_date: '2026-03-14T00:00:00Z',
    plan_renewal_date: '2027-03-14T00:00:00Z',
    ...plan,
  };
  const owned = aVehicle({ plan_renewal_date: pricing_plan.plan_renewal_date, pricing_plan, ...vehicle });
  const subscription: Subscription = {
    currency: 'USD',
    renewal_amount: 134.28,
    renewal_day: 14,
    days_left: 113,
    days_in_term: 365,
    pending_plan: null,
    pause: null,
    renewal_failure: null,
    ...billing,
  };
  return {
    vehicle: owned,
    device: {
      device_key: owned.device_key,
      vehicle_id: owned.id,
      product_name: owned.product_name,
      device_state: owned.device_state,
      plan_add_ons: [],
      replacement_order_placed: false,
      service_mode: false,
      autorenewal: true,
      pricing_plan,
      subscription,
      ...device,
    },
    billing: subscription,
  };
}
