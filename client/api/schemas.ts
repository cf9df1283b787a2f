/** Schemas of the contract that forms check against. */
import '../lib/zod-settings.ts';

export { zVehicleUpdate } from '../../generated/contract/zod.gen.ts';
