import { invalid, noContent, notFound } from '../contract/replies.ts';
import type { HandlersOf, Tagged } from '../contract/types.ts';
import { createFilter, filtersOf, filterView, updateFilter } from '../domain/filters/filters.ts';
import { pageFrom } from '../domain/paging.ts';

export const filterOperations = (): HandlersOf<Tagged<'filter'>> => ({
  listFilters: ({ query }, { world, caller, now }) => ({
    status: 200,
    body: pageFrom('/api/v1/custom-filter', query, filtersOf(world, caller.user, now), (filter) =>
      filterView(filter, caller.user),
    ),
  }),

  createFilter: ({ body }, { world, caller, now }) => {
    const outcome = createFilter(body, { world, user: caller.user, now });
    if (outcome.kind === 'invalid') return invalid(outcome.errors);
    return { status: 201, body: filterView(outcome.filter, caller.user) };
  },

  // The access rules let only the user pass who saved the filter.
  updateFilter: ({ params, body }, { world, caller, now }) => {
    const filter = world.tables.filters.get(params.filterId);
    if (!filter) return notFound;
    const outcome = updateFilter(filter, body, { world, user: caller.user, now });
    if (outcome.kind === 'invalid') return invalid(outcome.errors);
    return { status: 200, body: filterView(outcome.filter, caller.user) };
  },

  deleteFilter: ({ params }, { world }) => {
    world.tables.filters.delete(params.filterId);
    return noContent;
  },
});
