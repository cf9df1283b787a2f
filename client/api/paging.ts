import { sixAtOnce } from '../lib/limiter.ts';

/** Rows of a page. */
export const PAGE_SIZE = 100;

export type Page<Row> = { count: number; results: readonly Row[] };
export type PageRequest = { limit: number; offset: number };

/**
 * Every row of a list: the first page says how many there are, the others are read six at once and put back in order. One page
 * that fails fails the whole: half a fleet must not look like a whole one.
 */
export async function allPages<Row>(fetchPage: (request: PageRequest) => Promise<Page<Row>>): Promise<Row[]> {
  const first = await fetchPage({ limit: PAGE_SIZE, offset: 0 });
  const offsets: number[] = [];
  for (let offset = PAGE_SIZE; offset < first.count; offset += PAGE_SIZE) offsets.push(offset);
  const others = await sixAtOnce(offsets, (offset) => fetchPage({ limit: PAGE_SIZE, offset }));
  return [first, ...others].flatMap(({ results }) => results);
}
