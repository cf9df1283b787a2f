import type { Vehicle } from '../../api/model.ts';
import { readVehicles } from '../../data/vehicles/groups.ts';
import { groupsOf, type NameRefusal, nameRefusal } from '../../rules/groups/groups.ts';

/** A name that cannot be given, because of groups that were made elsewhere meanwhile. */
export class NameRefused extends Error {
  readonly refusal: NameRefusal;
  constructor(refusal: NameRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/**
 * The vehicles as they are now, where a name can be given to a group of theirs (core 5); another tab, or somebody else who has
 * the account open, may have changed groups since the list was read. Rejects with `NameRefused` where it cannot, and with an
 * `ApiError` where they cannot be read.
 */
export async function checkName(name: string, own: string | null): Promise<readonly Vehicle[]> {
  const vehicles = await readVehicles();
  const refusal = nameRefusal(name, groupsOf(vehicles), own);
  if (refusal) throw new NameRefused(refusal);
  return vehicles;
}
