import type { UpgradeOffer } from '../../../generated/contract/types.gen.ts';
import type { DeviceRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

/** The newer module offered for a device, or null. */
export function upgradeOfferView(_world: World, _device: DeviceRow): UpgradeOffer | null {
  return null;
}
