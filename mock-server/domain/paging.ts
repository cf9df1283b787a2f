/** A page of a list, in the shape of every list answer. */
export type Page<T> = { count: number; next: string | null; previous: string | null; results: T[] };
type Window = { limit?: number | undefined; offset?: number | undefined };

const PAGE_SIZE = 100;

/** `limit` and `offset` of a request. Default page size: 100 for generic lists (commerce 9). */
export function windowOf(query: Window): { limit: number; offset: number } {
  return { limit: query.limit ?? PAGE_SIZE, offset: query.offset ?? 0 };
}

/** Builds a page from rows already sliced out of `count`. Links repeat the query and are relative to the origin. */
export function pageOf<T>(path: string, query: Window & Record<string, unknown>, count: number, results: T[]): Page<T> {
  const { limit, offset } = windowOf(query);
  const link = (to: number) => `${path}?${searchOf({ ...query, limit, offset: to })}`;
  return {
    count,
    next: offset + limit < count ? link(offset + limit) : null,
    previous: offset > 0 ? link(Math.max(0, offset - limit)) : null,
    results,
  };
}

/** Slices a page out of a whole list and maps only its rows. */
export function pageFrom<Row, T>(
  path: string,
  query: Window & Record<string, unknown>,
  rows: readonly Row[],
  toAnswer: (row: Row) => T,
): Page<T> {
  const { limit, offset } = windowOf(query);
  return pageOf(path, query, rows.length, rows.slice(offset, offset + limit).map(toAnswer));
}

function searchOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.toString();
}
