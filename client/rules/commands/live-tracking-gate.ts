import type { Vehicle } from '../../api/model.ts';
import { positionGate } from '../vehicle/position.ts';
import { abilitiesOf } from '../vehicle/product-capabilities.ts';
import type { Gate } from './command-gate.ts';
import { configurationGate, type SettingsBar, type SettingsViewer } from './settings-gate.ts';

/** Why a vehicle cannot be tracked live; `plan`: its plan shows no positions. */
export type TrackingBar = SettingsBar | 'plan';

/** Trackers can be tracked live. Of an unknown product nothing says that it can. */
export const canBeTracked = ({ product_name }: Pick<Vehicle, 'product_name'>): boolean =>
  abilitiesOf(product_name)?.liveTracking ?? false;

/** Whether this user may switch live tracking on (commerce 4): a setting of the device that needs a plan with positions. */
export function trackingGate(vehicle: Vehicle, viewer: SettingsViewer): Gate<TrackingBar> {
  if (!canBeTracked(vehicle)) return { allowed: false, reason: 'not_supported' };
  const gate = configurationGate(vehicle, viewer);
  if (!gate.allowed) return gate;
  const position = positionGate(vehicle);
  return position.allowed || position.reason !== 'plan' ? gate : { allowed: false, reason: 'plan' };
}
