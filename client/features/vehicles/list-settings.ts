import { createSessionStore } from '../../state/store.ts';
import type { Sort } from './list-order.ts';
import type { Filter } from './list-rows.ts';

export type ListSettings = Filter & {
  sort: Sort;
  /** In sections by what needs attention and by group. */
  inSections: boolean;
};

export const NO_FILTER: Filter = { text: '', facets: new Set(), groups: new Set(), types: new Set() };

/** How the user left the list: kept from page to page, forgotten at logout (core 2.2). */
export const useListSettings = createSessionStore<ListSettings>(() => ({
  ...NO_FILTER,
  sort: 'name',
  inSections: true,
}));
export const changeList = (changes: Partial<ListSettings>): void => useListSettings.setState(changes);

/** A set with one more or one less. */
export function toggled<T>(set: ReadonlySet<T>, value: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}
