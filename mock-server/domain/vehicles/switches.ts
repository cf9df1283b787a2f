import type { FeaturesUpdate } from '../../../generated/contract/types.gen.ts';
import type { DeviceRow } from '../../world/rows.ts';
import { switchRefusal } from '../commands/configure.ts';
import { isUnreachable, REFUSALS, type Refusal } from '../commands/gates.ts';
import { type CommandOrder, log } from '../commands/send.ts';

type Order = Pick<CommandOrder, 'world' | 'device' | 'vehicle' | 'user' | 'isInstaller' | 'now' | 'sentAt' | 'fault'>;
export type SwitchesOutcome =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'invalid'; errors: Record<string, string[]> }
  | { kind: 'unreachable' }
  | { kind: 'changed'; device: DeviceRow };

/** Changes switches of a device, all or none. Logs each in the activity feed, also if the device did not answer. */
export function changeSwitches(order: Order, update: FeaturesUpdate): SwitchesOutcome {
  const { world, device } = order;
  const names = Object.keys(update);
  const refusals = names.map((name) => ({ name, refusal: switchRefusal(order, name.replace(/_level$/, '')) }));
  const refused = refusals.find(({ refusal }) => refusal !== null && refusal !== 'NOT_SUPPORTED');
  if (refused?.refusal) return { kind: 'refused', refusal: refused.refusal };
  const unknown = refusals.filter(({ refusal }) => refusal === 'NOT_SUPPORTED');
  if (unknown.length > 0) {
    return { kind: 'invalid', errors: Object.fromEntries(unknown.map(({ name }) => [name, [REFUSALS.NOT_SUPPORTED]])) };
  }
  const outcome = isUnreachable(device, order.fault) ? 'unreachable' : 'done';
  for (const [name, value] of Object.entries(update)) log({ ...order, command: `set_${name}`, value }, outcome);
  if (outcome === 'unreachable') return { kind: outcome };
  return {
    kind: 'changed',
    device: world.tables.devices.update(device.id, { settings: { ...device.settings, ...update } }),
  };
}
