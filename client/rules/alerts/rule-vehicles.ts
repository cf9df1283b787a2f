/** What a sentence calls the vehicles of a rule. A group counts only if all of its members that can take the rule have it. */
export type RuleVehicles =
  | { kind: 'none' }
  | { kind: 'one'; name: string }
  | { kind: 'group'; name: string; count: number; of: number }
  | { kind: 'several'; count: number };

type Named = { id: number; vehicle_name: string };
type Group = { name: string; members: readonly Named[] };

/** `canTake`: whether a vehicle can get the rule. Of two groups with the same vehicles, the first by name is named. */
export function ruleVehicles(
  chosen: readonly Named[],
  groups: readonly Group[],
  canTake: (vehicleId: number) => boolean,
): RuleVehicles {
  const [first, ...others] = chosen;
  if (!first) return { kind: 'none' };
  if (others.length === 0) return { kind: 'one', name: first.vehicle_name };
  const ids = new Set(chosen.map(({ id }) => id));
  const count = chosen.length;
  const isSame = ({ members }: Group): boolean => {
    const taking = members.filter(({ id }) => canTake(id));
    return taking.length === count && taking.every(({ id }) => ids.has(id));
  };
  const group = groups.find((one) => one.members.length >= count && isSame(one));
  return group ? { kind: 'group', name: group.name, count, of: group.members.length } : { kind: 'several', count };
}
