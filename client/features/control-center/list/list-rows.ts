import type { AdvancedObd, Vehicle } from '../../../api/model.ts';
import { byName, groupNames } from '../../../rules/groups/groups.ts';
import { byUrgency, type Concern, concern, type ObdReadings } from '../../../rules/vehicle/concerns.ts';
import { VEHICLE_TYPES, type VehicleType, vehicleType } from '../../../rules/vehicle/product-capabilities.ts';
import { type MatchedPart, search, wordsOf } from '../../../rules/vehicle/search.ts';
import { type VehicleState, vehicleState } from '../../../rules/vehicle/vehicle-state.ts';

/** A vehicle with its derived values for the list, computed once per time step. */
export type ListedVehicle = {
  vehicle: Vehicle;
  state: VehicleState;
  /** Why it needs attention, or `null`. */
  concern: Concern | null;
  groups: readonly string[];
  type: VehicleType;
  /** What the search matched besides the name. */
  matched: readonly MatchedPart[];
};

/** States of the facets. Expired vehicles count as paused: both need a renewal. */
export const FACETS = ['moving', 'parked', 'alarm', 'offline', 'paused'] as const;
export type Facet = (typeof FACETS)[number];
export const facetOf = (state: VehicleState): Facet => (state === 'expired' ? 'paused' : state);

/** Section of the list. Groups have a name, the others a fixed meaning. */
export type Section = { kind: 'attention' | 'rest' | 'shared' } | { kind: 'group'; name: string };
export const sectionKey = (section: Section): string =>
  section.kind === 'group' ? `group ${section.name}` : section.kind;

export type Row =
  /** `above`: how many of a group's vehicles are listed under "Needs attention" instead. `count` includes them. */
  | { kind: 'section'; key: string; section: Section; count: number; above: number; isOpen: boolean }
  | { kind: 'vehicle'; key: string; listed: ListedVehicle };

const listedVehicle = (vehicle: Vehicle, now: number, bus: AdvancedObd | undefined): ListedVehicle => {
  const state = vehicleState(vehicle, now);
  return {
    vehicle,
    state,
    concern: concern(vehicle, now, { state, bus }),
    groups: groupNames(vehicle),
    type: vehicleType(vehicle.product_name),
    matched: [],
  };
};

type Known = { now: number; bus: AdvancedObd | undefined; listed: ListedVehicle };

/** Derives the list. Vehicles that did not change keep their object, and an unchanged list is the same list. */
export function createListing() {
  const known = new WeakMap<Vehicle, Known>();
  let last: readonly ListedVehicle[] = [];
  return (vehicles: readonly Vehicle[], now: number, readings?: ObdReadings): readonly ListedVehicle[] => {
    const all = vehicles.map((vehicle) => {
      const bus = readings?.get(vehicle.id);
      const before = known.get(vehicle);
      if (before?.now === now && before.bus === bus) return before.listed;
      const listed = listedVehicle(vehicle, now, bus);
      known.set(vehicle, { now, bus, listed });
      return listed;
    });
    const isSame = all.length === last.length && all.every((listed, index) => listed === last[index]);
    if (!isSame) last = all;
    return last;
  };
}

/** Whether the last position of a vehicle is inside of the chosen geofence. */
export type IsInside = (vehicle: Vehicle) => boolean;

/** Filters of the list. An empty set matches all. */
export type Filter = {
  text: string;
  facets: ReadonlySet<Facet>;
  groups: ReadonlySet<string>;
  types: ReadonlySet<VehicleType>;
  /** Only vehicles that need attention. */
  concerned: boolean;
  /** Only vehicles inside of a geofence, by its id. */
  fence: number | null;
};

/**
 * Vehicles that match the search, best match first (`rules/vehicle/search.ts`), and the chosen groups and types. With chosen
 * groups, a vehicle is only listed in those.
 */
export function matching(
  vehicles: readonly ListedVehicle[],
  {
    text,
    groups,
    types,
    concerned,
    isInside = null,
  }: Omit<Filter, 'facets' | 'fence'> & { isInside?: IsInside | null },
): readonly ListedVehicle[] {
  const words = wordsOf(text);
  const isWhole = groups.size === 0 && types.size === 0 && !concerned && !isInside;
  if (words.length === 0 && isWhole) return vehicles;
  const isChosen = ({ vehicle, concern, groups: own, type }: ListedVehicle) => {
    if (concerned && concern === null) return false;
    if (isInside && !isInside(vehicle)) return false;
    if (types.size > 0 && !types.has(type)) return false;
    return groups.size === 0 || own.some((name) => groups.has(name));
  };
  const filtered = isWhole ? vehicles : vehicles.filter(isChosen);
  // Rows that match by name keep their object identity, so that they do not render again.
  const found = search(filtered, words, ({ vehicle }) => vehicle).map(({ item, parts }) =>
    parts.length === 0 ? item : { ...item, matched: parts },
  );
  if (groups.size === 0) return found;
  return found.map((listed) => ({ ...listed, groups: listed.groups.filter((name) => groups.has(name)) }));
}

/** Vehicles in one of the chosen states. */
export const inFacets = (vehicles: readonly ListedVehicle[], facets: ReadonlySet<Facet>): readonly ListedVehicle[] =>
  facets.size === 0 ? vehicles : vehicles.filter(({ state }) => facets.has(facetOf(state)));

export function countByFacet(vehicles: readonly ListedVehicle[]): Record<Facet, number> {
  const counts: Record<Facet, number> = { moving: 0, parked: 0, alarm: 0, offline: 0, paused: 0 };
  for (const { state } of vehicles) counts[facetOf(state)] += 1;
  return counts;
}

/** Groups and types to choose from, each sorted. */
export function choices(vehicles: readonly ListedVehicle[]): { groups: string[]; types: VehicleType[] } {
  const groups = new Set(vehicles.flatMap((vehicle) => vehicle.groups));
  const types = new Set(vehicles.map(({ type }) => type));
  return { groups: [...groups].sort(byName), types: VEHICLE_TYPES.filter((type) => types.has(type)) };
}

/**
 * Rows of the list. In sections: vehicles that need attention only at the top, then groups by name, then vehicles without a
 * group, then shared ones. A vehicle in two groups is listed in both. The attention section is sorted by urgency, all others keep
 * the order of the input.
 */
export function rowsOf(vehicles: readonly ListedVehicle[], closed: ReadonlySet<string>, inSections = true): Row[] {
  if (!inSections) return vehicles.map((listed) => ({ kind: 'vehicle', key: String(listed.vehicle.id), listed }));
  const sections = new Map<string, { section: Section; members: ListedVehicle[] }>();
  const above = new Map<string, number>();
  for (const member of vehicles) {
    if (member.concern && !member.vehicle.isShared) {
      for (const name of member.groups) {
        const key = sectionKey({ kind: 'group', name });
        above.set(key, (above.get(key) ?? 0) + 1);
      }
    }
    for (const section of sectionsOf(member)) {
      const key = sectionKey(section);
      const entry = sections.get(key);
      if (entry) entry.members.push(member);
      else sections.set(key, { section, members: [member] });
    }
  }
  const rows: Row[] = [];
  for (const [key, { section, members }] of [...sections].sort(([, a], [, b]) => compare(a.section, b.section))) {
    const isOpen = !closed.has(key);
    const elsewhere = above.get(key) ?? 0;
    rows.push({ kind: 'section', key, section, count: members.length + elsewhere, above: elsewhere, isOpen });
    if (!isOpen) continue;
    const inOrder = section.kind === 'attention' ? byUrgency(members) : members;
    for (const listed of inOrder) rows.push({ kind: 'vehicle', key: `${key} ${listed.vehicle.id}`, listed });
  }
  return rows;
}

/** Sections of a vehicle: one, or one for each of its groups. */
export function sectionsOf({ concern, vehicle, groups }: ListedVehicle): Section[] {
  if (concern) return [{ kind: 'attention' }];
  if (vehicle.isShared) return [{ kind: 'shared' }];
  return groups.length > 0 ? groups.map((name) => ({ kind: 'group', name })) : [{ kind: 'rest' }];
}

const ORDER: readonly Section['kind'][] = ['attention', 'group', 'rest', 'shared'];
function compare(a: Section, b: Section): number {
  if (a.kind === 'group' && b.kind === 'group') return byName(a.name, b.name);
  return ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind);
}
