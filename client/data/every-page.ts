import { queryOptions } from '@tanstack/react-query';
import { allPages, type Page, type PageRequest } from '../api/paging.ts';

/** Key of a list with all its pages. The last part separates it from a single page with the same parameters. */
export const everyPageKey = <Key extends readonly unknown[]>(key: Key) => [...key, 'every page'] as const;

/** All pages of a list as one query, under the list's generated key. */
export const everyPage = <Row>(
  key: readonly unknown[],
  fetchPage: (page: PageRequest, options: { signal: AbortSignal }) => Promise<Page<Row>>,
) =>
  queryOptions({
    queryKey: everyPageKey(key),
    queryFn: ({ signal }) => allPages((page) => fetchPage(page, { signal })),
  });
