import { createSessionStore } from '../../../state/store.ts';
import type { Filter } from '../list/list-rows.ts';
import type { Sort } from './list-order.ts';

export type ListSettings = Filter & {
  sort: Sort;
  /** In sections by what needs attention and by group. */
  inSections: boolean;
};

export const NO_FILTER: Filter = {
  text: '',
  facets: new Set(),
  groups: new Set(),
  types: new Set(),
  concerned: false,
};

/** How the user left the list: kept from page to page, forgotten at logout (core 2.2). */
export const useListSettings = createSessionStore<ListSettings>(() => ({
  ...NO_FILTER,
  sort: 'name',
  inSections: true,
}));
export const changeList = (changes: Partial<ListSettings>): void => useListSettings.setState(changes);

/** Shows one group and nothing else. */
export const showGroup = (name: string): void => changeList({ ...NO_FILTER, groups: new Set([name]) });

/** Shows what needs a person and nothing else. */
export const showConcerned = (): void => changeList({ ...NO_FILTER, concerned: true });

/** Leaves out of the filter what is no group any more: nothing could be seen, and nothing say why. */
export function keepGroups(existing: readonly string[]): void {
  const { groups } = useListSettings.getState();
  const kept = [...groups].filter((name) => existing.includes(name));
  if (kept.length < groups.size) changeList({ groups: new Set(kept) });
}

/** A set with one more or one less. */
export function toggled<T>(set: ReadonlySet<T>, value: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}
