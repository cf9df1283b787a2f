import type { Vehicle } from '../../api/model.ts';
import { GROUPS } from '../constants/forms.ts';
import { tidy } from '../validation/text.ts';

/**
 * Names in a groups list (core 3): bracketed, comma-separated, each in single quotes, or in double quotes where it holds
 * an apostrophe, the way Python prints a list. Anything else that may stand there means no groups.
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

/** The list as the server keeps it; without names an empty bracket. What other programs named comes back as it was. */
export function writeGroups(names: readonly string[]): string {
  return `[${names.map(quoted).join(', ')}]`;
}

function quoted(name: string): string {
  const escaped = name.replaceAll('\\', '\\\\');
  if (!name.includes("'")) return `'${escaped}'`;
  return name.includes('"') ? `'${escaped.replaceAll("'", "\\'")}'` : `"${escaped}"`;
}

/** A name mapped to vehicles (core 3): there is no record of it but theirs. */
export type Group = { name: string; members: readonly Vehicle[] };

/** Groups hold vehicles of one's own: those that others share are left out. */
export const groupNames = ({ isShared, custom_fields }: Pick<Vehicle, 'isShared' | 'custom_fields'>): string[] =>
  isShared ? [] : readGroups(custom_fields?.field_1);

export const byName = new Intl.Collator(undefined, { numeric: true }).compare;

/** The groups that the vehicles are in, by name. */
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

/** A name as it is saved: without spaces around it or doubled ones, and with the one apostrophe that the rule knows. */
export const tidyName = tidy;

/**
 * Whether another group has a name already: "vans " is "Vans" to whoever reads it, so that case and spaces do not tell two
 * apart. `own` is the name of the group itself, which may stay or change its case (core 5).
 */
export function isNameTaken(typed: string, groups: readonly Pick<Group, 'name'>[], own: string | null): boolean {
  const key = keyOf(typed);
  return groups.some(({ name }) => name !== own && keyOf(name) === key);
}

/** Why a group cannot have a name: there is no room for another, or one has it (core 5). */
export type NameRefusal = 'limit' | 'taken';

/** Whether a name may be given; `own` is the name of the group so far, null for a new one. */
export function nameRefusal(
  typed: string,
  groups: readonly Pick<Group, 'name'>[],
  own: string | null,
): NameRefusal | null {
  if (own === null && groups.length >= GROUPS) return 'limit';
  return isNameTaken(typed, groups, own) ? 'taken' : null;
}

const keyOf = (name: string): string => tidyName(name).toLowerCase();
