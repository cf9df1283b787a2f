import { sixAtOnce } from '../lib/limiter.ts';
import { apiOptions } from './settings.ts';

/** Number of rows of a page. A server may send fewer. */
export const PAGE_SIZE = 100;

export type Page<Row> = { count: number; next?: string | null; results: readonly Row[] };
/** What leads from a page to the next one. */
type Counted = { count: number; next?: string | null; results: { readonly length: number } };
export type PageRequest = { limit: number; offset: number };
type FetchPage<Row> = (request: PageRequest) => Promise<Page<Row>>;

/** A link to a next page that cannot be followed, so that the list would silently lose rows. */
export class PageLinkError extends Error {}

/**
 * The page after one: as its `next` link says (core 3), otherwise after its rows as long as `count` has more. `null`: it is the
 * last one, or its link does not go on. Takes only the numbers of a link, and refuses one to another host.
 */
export function pageAfter({ count, next, results }: Counted, { limit, offset }: PageRequest): PageRequest | null {
  const end = offset + results.length;
  if (next === null || next === undefined) return results.length > 0 && end < count ? { limit, offset: end } : null;
  const { base, origin } = apiOptions();
  const link = new URL(next, base);
  if (link.host !== base.host && link.host !== origin.host) throw new PageLinkError(`The next page is at ${link.host}`);
  const following = link.searchParams.get('offset');
  if (following === null) throw new PageLinkError('The next page has no offset');
  if (!(Number(following) > offset)) return null;
  return { limit: Number(link.searchParams.get('limit')) || limit, offset: Number(following) };
}

/** Guard against an absurd count: a million rows. */
const MOST_AHEAD = 10_000;

/** All rows of a list. */
export async function allPages<Row>(fetchPage: FetchPage<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { results } of await pagesOf(fetchPage)) for (const row of results) rows.push(row);
  return rows;
}

/**
 * Reads all pages of a list. After the first page, reads ahead six at a time as far as its count and its size tell, and keeps the
 * order. Follows the links from where they differ. Rejects if any page fails, because a partial fleet must not look complete.
 */
export async function pagesOf<Read extends Counted>(
  fetchPage: (request: PageRequest) => Promise<Read>,
): Promise<Read[]> {
  const first = { limit: PAGE_SIZE, offset: 0 };
  const page = await fetchPage(first);
  const pages = [page];
  let request = pageAfter(page, first);
  if (request === null) return pages;
  const { limit, offset: step } = request;
  const ahead: PageRequest[] = [];
  for (let offset = step; offset < page.count && ahead.length < MOST_AHEAD; offset += step)
    ahead.push({ limit, offset });
  for (const [index, read] of (await sixAtOnce(ahead, fetchPage)).entries()) {
    const asked = ahead[index];
    if (!request || !asked || request.offset !== asked.offset) break;
    pages.push(read);
    request = pageAfter(read, asked);
  }
  await follow(request, fetchPage, (read) => {
    pages.push(read);
    return true;
  });
  return pages;
}

/** Reads page after page until there is none, or `take` has enough. */
export async function follow<Read extends Counted>(
  from: PageRequest | null,
  fetchPage: (request: PageRequest) => Promise<Read>,
  take: (page: Read) => boolean,
) {
  for (let request = from; request !== null; ) {
    const page = await fetchPage(request);
    if (!take(page)) return;
    request = pageAfter(page, request);
  }
}
