import { createSessionStore } from '../../../state/store.ts';
import type { Filter } from '../list/list-rows.ts';
import type { Sort } from './list-order.ts';

export type ListSettings = Filter & {
  sort: Sort;
  /** Groups the list into sections: needs attention, and by group. */
  inSections: boolean;
};

export const NO_FILTER: Filter = {
  text: '',
  facets: new Set(),
  groups: new Set(),
  types: new Set(),
  concerned: false,
  fence: null,
};

/** Settings of the list. Kept between pages, reset at logout (core 2.2). */
export const useListSettings = createSessionStore<ListSettings>(() => ({
  ...NO_FILTER,
  sort: 'name',
  inSections: true,
}));
export const changeList = (changes: Partial<ListSettings>): void => useListSettings.setState(changes);

/** Number of filters in the menu. */
export const countSet = ({ groups, types, concerned, fence }: Filter): number =>
  groups.size + types.size + (concerned ? 1 : 0) + (fence === null ? 0 : 1);

/** Filters by one group only. */
export const showGroup = (name: string): void => changeList({ ...NO_FILTER, groups: new Set([name]) });

/** Filters by vehicles that need attention only. */
export const showConcerned = (): void => changeList({ ...NO_FILTER, concerned: true });

/** Filters by vehicles inside of a geofence only. */
export const showInside = (fence: number): void => changeList({ ...NO_FILTER, fence });

/** Removes deleted groups from the filter, which would otherwise hide all vehicles without a visible reason. */
export function keepGroups(existing: readonly string[]): void {
  const { groups } = useListSettings.getState();
  const kept = [...groups].filter((name) => existing.includes(name));
  if (kept.length < groups.size) changeList({ groups: new Set(kept) });
}

/** Returns a set with a value added or removed. */
export function toggled<T>(set: ReadonlySet<T>, value: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}
