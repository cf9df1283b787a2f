import { sixAtOnce } from '../lib/limiter.ts';

/** Number of rows of a page. */
export const PAGE_SIZE = 100;

export type Page<Row> = { count: number; results: readonly Row[] };
export type PageRequest = { limit: number; offset: number };

/**
 * Reads all rows of a list. The first page states the total, the others are read six at a time and kept in order.
 * Rejects if any page fails, because a partial fleet must not look complete.
 */
export async function allPages<Row>(fetchPage: (request: PageRequest) => Promise<Page<Row>>): Promise<Row[]> {
  const first = await fetchPage({ limit: PAGE_SIZE, offset: 0 });
  const offsets: number[] = [];
  for (let offset = PAGE_SIZE; offset < first.count; offset += PAGE_SIZE) offsets.push(offset);
  const others = await sixAtOnce(offsets, (offset) => fetchPage({ limit: PAGE_SIZE, offset }));
  return [first, ...others].flatMap(({ results }) => results);
}
