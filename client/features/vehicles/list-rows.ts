import type { Vehicle } from '../../api/model.ts';
import { type Attention, attention } from '../../rules/attention.ts';
import { readGroups } from '../../rules/groups.ts';
import { type VehicleState, vehicleState } from '../../rules/vehicle-state.ts';

/** A vehicle with what the list shows of it, worked out once for a moment in time. */
export type ListedVehicle = {
  vehicle: Vehicle;
  state: VehicleState;
  attention: Attention | null;
  groups: readonly string[];
};

/** What the list and its filters count together: paused and expired both wait for a renewal. */
export const FACETS = ['moving', 'parked', 'alarm', 'offline', 'paused'] as const;
export type Facet = (typeof FACETS)[number];
export const facetOf = (state: VehicleState): Facet => (state === 'expired' ? 'paused' : state);

/** Where a vehicle stands in the list. Groups have a name, the others a meaning. */
export type Section = { kind: 'attention' | 'rest' | 'shared' } | { kind: 'group'; name: string };
export const sectionKey = (section: Section): string =>
  section.kind === 'group' ? `group ${section.name}` : section.kind;

export type Row =
  | { kind: 'section'; key: string; section: Section; count: number; isOpen: boolean }
  | { kind: 'vehicle'; key: string; listed: ListedVehicle };

export const listed = (vehicles: readonly Vehicle[], now: number): ListedVehicle[] =>
  vehicles.map((vehicle) => ({
    vehicle,
    state: vehicleState(vehicle, now),
    attention: attention(vehicle, now),
    groups: vehicle.isShared ? [] : readGroups(vehicle.custom_fields?.field_1),
  }));

export type Filter = { text: string; facets: ReadonlySet<Facet> };

/** Vehicles whose name, make, model or group holds the text, in one of the chosen states; none chosen means all. */
export function matching(vehicles: readonly ListedVehicle[], { text, facets }: Filter): ListedVehicle[] {
  const wanted = text.trim().toLocaleLowerCase();
  return vehicles.filter(({ vehicle, state, groups }) => {
    if (facets.size > 0 && !facets.has(facetOf(state))) return false;
    const { vehicle_name, vehicle_make, vehicle_model } = vehicle;
    return [vehicle_name, vehicle_make, vehicle_model, ...groups].some((own) =>
      own?.toLocaleLowerCase().includes(wanted),
    );
  });
}

export function countByFacet(vehicles: readonly ListedVehicle[]): Record<Facet, number> {
  const counts: Record<Facet, number> = { moving: 0, parked: 0, alarm: 0, offline: 0, paused: 0 };
  for (const { state } of vehicles) counts[facetOf(state)] += 1;
  return counts;
}

/**
 * The rows of the list: what needs attention on top and nowhere else, then the groups by name, then vehicles without one,
 * then those that others share. A vehicle in two groups stands in both.
 */
export function rowsOf(vehicles: readonly ListedVehicle[], closed: ReadonlySet<string>): Row[] {
  const sections = new Map<string, { section: Section; members: ListedVehicle[] }>();
  const put = (section: Section, member: ListedVehicle) => {
    const key = sectionKey(section);
    const entry = sections.get(key) ?? { section, members: [] };
    entry.members.push(member);
    sections.set(key, entry);
  };
  for (const member of vehicles) for (const section of sectionsOf(member)) put(section, member);

  const collator = new Intl.Collator(undefined, { numeric: true });
  const inOrder = [...sections].sort(([, a], [, b]) => compare(a.section, b.section, collator));
  return inOrder.flatMap(([key, { section, members }]) => {
    const isOpen = !closed.has(key);
    const head: Row = { kind: 'section', key, section, count: members.length, isOpen };
    if (!isOpen) return [head];
    members.sort((a, b) => collator.compare(a.vehicle.vehicle_name, b.vehicle.vehicle_name));
    const rows = members.map((listed): Row => ({ kind: 'vehicle', key: `${key} ${listed.vehicle.id}`, listed }));
    return [head, ...rows];
  });
}

function sectionsOf({ attention, vehicle, groups }: ListedVehicle): Section[] {
  if (attention) return [{ kind: 'attention' }];
  if (vehicle.isShared) return [{ kind: 'shared' }];
  return groups.length > 0 ? groups.map((name) => ({ kind: 'group', name })) : [{ kind: 'rest' }];
}

const ORDER: readonly Section['kind'][] = ['attention', 'group', 'rest', 'shared'];
function compare(a: Section, b: Section, collator: Intl.Collator): number {
  if (a.kind === 'group' && b.kind === 'group') return collator.compare(a.name, b.name);
  return ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind);
}
