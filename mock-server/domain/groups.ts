import { zGroupTitle } from '../../generated/contract/zod.gen.ts';
import { inWords } from '../contract/words.ts';
import type { VehicleRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** Limit of groups per account, and so per vehicle (core 5). */
const MOST_GROUPS = 4;
const NOT_A_LIST = 'Must be a list of group names';
/** Documented note that the portal shows at the limit (core 5). */
const TOO_MANY = `You can only create up to ${MOST_GROUPS} groups.`;

const QUOTED = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/;
const LIST = new RegExp(`^\\s*\\[\\s*(?:(?:${QUOTED.source})\\s*(?:,\\s*(?:${QUOTED.source})\\s*)*)?\\]\\s*$`, 's');

/** Parses a bracketed, comma-separated list of quoted names (core 3). `null` if malformed. */
function namesIn(list: string): string[] | null {
  if (list === '') return [];
  if (!LIST.test(list)) return null;
  const quoted = list.match(new RegExp(QUOTED.source, 'gs')) ?? [];
  return quoted.map((text) => text.slice(1, -1).replaceAll(/\\(.)/gs, '$1'));
}

/** Messages for a vehicle's new groups, without duplicates: problems of the list, or of its account. */
export function groupErrors(world: World, vehicle: VehicleRow, list: string | null): string[] {
  const names = namesIn(list ?? '');
  if (!names) return [NOT_A_LIST];
  const errors = nameErrors(names);
  return errors.length === 0 && isTooMany(world, vehicle, new Set(names)) ? [TOO_MANY] : errors;
}

/** At most four names, each valid as a group title (core 5). */
function nameErrors(names: readonly string[]): string[] {
  const broken = names.flatMap((name) => {
    const { error } = zGroupTitle.safeParse(name, { error: inWords });
    return error ? error.issues.map(({ message }) => message) : [];
  });
  return [...new Set([...(names.length > MOST_GROUPS ? [`Must have at most ${MOST_GROUPS} groups`] : []), ...broken])];
}

/**
 * Whether an account would exceed its limit of groups. Groups have no record of their own: they are the names on all
 * its vehicles (core 2.10). Renaming a group vehicle by vehicle needs one extra name until the last one is done. So a
 * vehicle may replace a name with a fifth, but not add one.
 */
function isTooMany(world: World, vehicle: VehicleRow, wanted: ReadonlySet<string>): boolean {
  const own = vehicle.custom_fields.field_1;
  const had = new Set(namesOf([own]));
  if ([...wanted].every((name) => had.has(name))) return false;
  /** Number of vehicles with the same list. */
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

/** Counts distinct lists. A fleet of ten thousand has only a few. */
const namesOf = (lists: Iterable<string | null>): string[] => [...lists].flatMap((list) => namesIn(list ?? '') ?? []);
