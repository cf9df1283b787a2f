/** Rows a page, and pages that are asked for at once. */
export const PAGE_SIZE = 100;
export const SIDE_BY_SIDE = 6;

export type Page<Row> = { count: number; results: readonly Row[] };
export type PageRequest = { limit: number; offset: number };

/**
 * Every row of a list: the first page says how many there are, the others come side by side, at most six at once, and are
 * put back in order. One page that fails fails the whole: half a fleet must not look like a whole one.
 */
export async function allPages<Row>(fetchPage: (request: PageRequest) => Promise<Page<Row>>): Promise<Row[]> {
  const first = await fetchPage({ limit: PAGE_SIZE, offset: 0 });
  const pages: Page<Row>['results'][] = [first.results];
  const count = Math.ceil(first.count / PAGE_SIZE);
  let next = 1;
  const fetchInTurn = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      pages[index] = (await fetchPage({ limit: PAGE_SIZE, offset: index * PAGE_SIZE })).results;
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, fetchInTurn));
  return pages.flat();
}
