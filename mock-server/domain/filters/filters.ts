import type { CustomFilter, CustomFilterCreate, CustomFilterUpdate } from '../../../generated/contract/types.gen.ts';
import type { FilterRow, UserRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { ownSubscriber, sharingAccounts } from '../access/rights.ts';
import { freshId } from '../fresh-id.ts';

type Errors = { filter_name?: string[]; selected_alerts?: string[] };
type Outcome = { kind: 'saved'; filter: FilterRow } | { kind: 'invalid'; errors: Errors };

const NAME_TAKEN = 'Filter name already exists';
const EMPTY = 'Select at least one command or alert';

/** Account that a user's filters belong to: their own, else the first that shares vehicles with them. */
function accountOf(user: UserRow, now: number): number | null {
  return ownSubscriber(user) ?? [...sharingAccounts(user, now)][0] ?? null;
}

function isMember(user: UserRow | undefined, account: number, now: number): boolean {
  return user !== undefined && (ownSubscriber(user) === account || sharingAccounts(user, now).has(account));
}

/**
 * Whether a user sees a filter: their own, and shared ones of their accounts. Sharing ends when its user leaves the
 * account, because nobody else could remove it.
 */
export function seesFilter(world: World, user: UserRow, filter: FilterRow, now: number): boolean {
  if (filter.user === user.id) return true;
  const { account, is_shared } = filter;
  if (!is_shared || account === null || !isMember(user, account, now)) return false;
  return isMember(world.tables.users.get(filter.user), account, now);
}

/** Filters that a user sees, by name. */
export function filtersOf(world: World, user: UserRow, now: number): FilterRow[] {
  return [...world.tables.filters.values()]
    .filter((filter) => seesFilter(world, user, filter, now))
    .sort((a, b) => a.filter_name.localeCompare(b.filter_name, 'en') || a.id - b.id);
}

export const filterView = (filter: FilterRow, user: UserRow): CustomFilter => ({
  id: filter.id,
  filter_name: filter.filter_name,
  is_shared: filter.is_shared,
  is_own: filter.user === user.id,
  date_range: filter.date_range,
  selected_alerts: [...filter.selected_alerts],
  selected_commands: [...filter.selected_commands],
});

type Call = { world: World; user: UserRow; now: number };

/**
 * Whether a user sees another filter of this name, regardless of case (commerce 5). Private filters of others do not count, because
 * a refusal would reveal them.
 */
function isTaken(name: string, { world, user, now }: Call, id?: number): boolean {
  const wanted = nameKey(name);
  return filtersOf(world, user, now).some((other) => other.id !== id && nameKey(other.filter_name) === wanted);
}
const nameKey = (name: string) => name.trim().normalize('NFC').toLocaleLowerCase('en');

export function createFilter(body: CustomFilterCreate, call: Call): Outcome {
  const { world, user, now } = call;
  const errors: Errors = {
    ...(isTaken(body.filter_name, call) && { filter_name: [NAME_TAKEN] }),
    ...(body.selected_alerts.length + body.selected_commands.length === 0 && { selected_alerts: [EMPTY] }),
  };
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  const filter: FilterRow = {
    id: freshId(world, 'filters'),
    user: user.id,
    account: accountOf(user, now),
    filter_name: body.filter_name.trim(),
    is_shared: body.is_shared ?? false,
    date_range: body.date_range ?? 'last_7_days',
    selected_alerts: [...new Set(body.selected_alerts)],
    selected_commands: [...new Set(body.selected_commands)],
  };
  world.tables.filters.put(filter);
  return { kind: 'saved', filter };
}

/** The name counts again when a filter becomes shared: others may have shared one of the same name since. */
export function updateFilter(filter: FilterRow, { filter_name, is_shared }: CustomFilterUpdate, call: Call): Outcome {
  const { world } = call;
  const isShown = filter_name !== undefined || (is_shared === true && !filter.is_shared);
  if (isShown && isTaken(filter_name ?? filter.filter_name, call, filter.id)) {
    return { kind: 'invalid', errors: { filter_name: [NAME_TAKEN] } };
  }
  const saved = world.tables.filters.update(filter.id, {
    ...(filter_name !== undefined && { filter_name: filter_name.trim() }),
    ...(is_shared !== undefined && { is_shared }),
  });
  return { kind: 'saved', filter: saved };
}
