import type { Vehicle } from '../../api/model.ts';
import { readVehicles } from '../../data/vehicles/groups.ts';
import { groupsOf, type NameRefusal, nameRefusal } from '../../rules/groups/groups.ts';

/** A name was refused because of groups that were changed elsewhere. */
export class NameRefused extends Error {
  readonly refusal: NameRefusal;
  constructor(refusal: NameRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/**
 * Checks a group name against the current vehicles and returns them (core 5): groups may have changed in another tab or
 * session since the list was read. Rejects with `NameRefused`, or with an `ApiError` if the vehicles cannot be read.
 */
export async function checkName(name: string, own: string | null): Promise<readonly Vehicle[]> {
  const vehicles = await readVehicles();
  const refusal = nameRefusal(name, groupsOf(vehicles), own);
  if (refusal) throw new NameRefused(refusal);
  return vehicles;
}
