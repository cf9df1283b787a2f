import type { Vehicle } from '../../api/model.ts';
import { GROUPS } from '../constants/forms.ts';
import { tidy } from '../validation/text.ts';

/**
 * Names in a groups list (core 3): bracketed, comma-separated, each in single quotes, or in double quotes if it contains
 * an apostrophe, as Python prints a list. Any other format means no groups.
 */
export function readGroups(list: string | null | undefined): string[] {
  const inner = /^\s*\[([\s\S]*)\]\s*$/.exec(list ?? '')?.[1] ?? '';
  const names = Array.from(inner.matchAll(QUOTED), ([, single, double]) =>
    (single ?? double ?? '').replace(ESCAPE, '$1'),
  );
  return [...new Set(names.filter((name) => name !== ''))];
}

/** The first alternative consumes escapes outside quotes, so that no search starts at an escaped quote. */
const QUOTED = /\\.|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/gs;
const ESCAPE = /\\(.)/gs;

/** The list as the server stores it: an empty bracket without names. Keeps names from other programs unchanged. */
export function writeGroups(names: readonly string[]): string {
  return `[${names.map(quoted).join(', ')}]`;
}

function quoted(name: string): string {
  const escaped = name.replaceAll('\\', '\\\\');
  if (!name.includes("'")) return `'${escaped}'`;
  return name.includes('"') ? `'${escaped.replaceAll("'", "\\'")}'` : `"${escaped}"`;
}

/** A group name and its vehicles (core 3). Groups have no record other than their vehicles. */
export type Group = { name: string; members: readonly Vehicle[] };

/** Group names of the user's own vehicles. Shared vehicles have none. */
export const groupNames = ({ isShared, custom_fields }: Pick<Vehicle, 'isShared' | 'custom_fields'>): string[] =>
  isShared ? [] : readGroups(custom_fields?.field_1);

/** Vehicles of a group. `null`: all vehicles. */
export const vehiclesOfGroup = (vehicles: readonly Vehicle[], group: string | null): readonly Vehicle[] =>
  group === null ? vehicles : vehicles.filter((vehicle) => groupNames(vehicle).includes(group));

export const byName = new Intl.Collator(undefined, { numeric: true }).compare;

/** Returns the groups of the vehicles, sorted by name. */
export function groupsOf(vehicles: readonly Vehicle[]): Group[] {
  const groups = new Map<string, Vehicle[]>();
  for (const vehicle of vehicles) {
    for (const name of groupNames(vehicle)) {
      const members = groups.get(name);
      if (members) members.push(vehicle);
      else groups.set(name, [vehicle]);
    }
  }
  return [...groups].map(([name, members]) => ({ name, members })).sort((a, b) => byName(a.name, b.name));
}

/** Normalizes a name before it is saved: trims and collapses spaces, and unifies apostrophes. */
export const tidyName = tidy;

/**
 * Whether another group has a name already. Ignores case and spaces, because users read "vans " as "Vans". `own` is the current
 * name of the group itself, which may stay or change its case (core 5).
 */
export function isNameTaken(typed: string, groups: readonly Pick<Group, 'name'>[], own: string | null): boolean {
  const key = keyOf(typed);
  return groups.some(({ name }) => name !== own && keyOf(name) === key);
}

/** Why a group cannot have a name: the limit is reached, or the name is taken (core 5). */
export type NameRefusal = 'limit' | 'taken';

/** Whether a group may have a name. `own` is its current name, `null` for a new one. */
export function nameRefusal(
  typed: string,
  groups: readonly Pick<Group, 'name'>[],
  own: string | null,
): NameRefusal | null {
  if (own === null && groups.length >= GROUPS) return 'limit';
  return isNameTaken(typed, groups, own) ? 'taken' : null;
}

const keyOf = (name: string): string => tidyName(name).toLowerCase();
