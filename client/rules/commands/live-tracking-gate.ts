import type { Vehicle } from '../../api/model.ts';
import type { Gate } from '../access/gate.ts';
import { SECOND } from '../time/duration.ts';
import { positionGate } from '../vehicle/position.ts';
import { productCapabilities } from '../vehicle/product-capabilities.ts';
import { configurationGate, type SettingsDisabledReason, type SettingsViewer } from './settings-gate.ts';

/** Seconds between reports of a tracker that states no interval (commerce 9). */
const DEFAULT_INTERVAL = 60;

/** Milliseconds between reports of a live-tracked vehicle, and between reads of it (commerce 4). */
export const liveInterval = ({ live_tracking_interval }: Pick<Vehicle, 'live_tracking_interval'>): number =>
  (live_tracking_interval ?? DEFAULT_INTERVAL) * SECOND;

/** Why a vehicle cannot be tracked live. `plan`: its plan shows no positions. */
export type TrackingDisabledReason = SettingsDisabledReason | 'plan';

/** Whether the product is known to support live tracking. */
export const canBeTracked = ({ product_name }: Pick<Vehicle, 'product_name'>): boolean =>
  productCapabilities(product_name)?.liveTracking ?? false;

/** Whether this user may turn live tracking on (commerce 4). It is a setting that needs a plan with positions. */
export function trackingGate(vehicle: Vehicle, viewer: SettingsViewer): Gate<TrackingDisabledReason> {
  if (!canBeTracked(vehicle)) return { allowed: false, reason: 'not_supported' };
  const gate = configurationGate(vehicle, viewer);
  if (!gate.allowed) return gate;
  const position = positionGate(vehicle);
  return position.allowed || position.reason !== 'plan' ? gate : { allowed: false, reason: 'plan' };
}
