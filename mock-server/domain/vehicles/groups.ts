import { zGroupTitle } from '../../../generated/contract/zod.gen.ts';
import { inWords } from '../../contract/words.ts';
import type { VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

/** Groups that an account may have, and so a vehicle may be in (core 5). */
const MOST_GROUPS = 4;
const NOT_A_LIST = 'Must be a list of group names';
/** The documented note, which is shown where the portal offers no fifth (core 5). */
const TOO_MANY = `You can only create up to ${MOST_GROUPS} groups.`;

const QUOTED = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/;
const LIST = new RegExp(`^\\s*\\[\\s*(?:(?:${QUOTED.source})\\s*(?:,\\s*(?:${QUOTED.source})\\s*)*)?\\]\\s*$`, 's');

/** Names in a bracketed, comma-separated list of quoted ones (core 3), or null for what is no such list. */
function namesIn(list: string): string[] | null {
  if (list === '') return [];
  if (!LIST.test(list)) return null;
  const quoted = list.match(new RegExp(QUOTED.source, 'gs')) ?? [];
  return quoted.map((text) => text.slice(1, -1).replaceAll(/\\(.)/gs, '$1'));
}

/** What is wrong with the groups that a vehicle is to be in, each message once: with the list itself, or for its account. */
export function groupErrors(world: World, vehicle: VehicleRow, list: string | null): string[] {
  const names = namesIn(list ?? '');
  if (!names) return [NOT_A_LIST];
  const errors = nameErrors(names);
  return errors.length === 0 && isTooMany(world, vehicle, new Set(names)) ? [TOO_MANY] : errors;
}

/** At most four names, each by the rule of group titles (core 5). */
function nameErrors(names: readonly string[]): string[] {
  const broken = names.flatMap((name) => {
    const { error } = zGroupTitle.safeParse(name, { error: inWords });
    return error ? error.issues.map(({ message }) => message) : [];
  });
  return [...new Set([...(names.length > MOST_GROUPS ? [`Must have at most ${MOST_GROUPS} groups`] : []), ...broken])];
}

/**
 * Whether an account would have more groups than it may. They have no record of their own, and are the names on all its
 * vehicles (core 2.10): a group is renamed vehicle by vehicle, and until the last one has the new name there is one group
 * more. So a vehicle may swap a name for a fifth, and none may add one.
 */
function isTooMany(world: World, vehicle: VehicleRow, wanted: ReadonlySet<string>): boolean {
  const own = vehicle.custom_fields.field_1;
  const had = new Set(namesOf([own]));
  if ([...wanted].every((name) => had.has(name))) return false;
  /** How many vehicles have the same list. */
  const lists = new Map<string | null, number>();
  for (const { custom_fields } of world.tables.vehicles.by('subscriber', vehicle.subscriber)) {
    lists.set(custom_fields.field_1, (lists.get(custom_fields.field_1) ?? 0) + 1);
  }
  const before = new Set(namesOf(lists.keys()));
  if (lists.get(own) === 1) lists.delete(own);
  const after = new Set([...namesOf(lists.keys()), ...wanted]);
  if (after.size <= MOST_GROUPS || after.size <= before.size) return false;
  const swaps = [...had].some((name) => !wanted.has(name));
  return !swaps || after.size > MOST_GROUPS + 1;
}

/** Of lists that differ: a fleet of ten thousand has a handful. */
const namesOf = (lists: Iterable<string | null>): string[] => [...lists].flatMap((list) => namesIn(list ?? '') ?? []);
