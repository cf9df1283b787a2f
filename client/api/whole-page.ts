import { follow, type Page, type PageRequest, pageAfter } from './paging.ts';

/** Reads the rows that were asked for, also from a server whose pages are smaller. */
export async function wholePage<Row, Answer extends Page<Row>>(
  fetchPage: (request: PageRequest) => Promise<Answer>,
  asked: PageRequest,
): Promise<Answer> {
  const page = await fetchPage(asked);
  if (page.results.length >= asked.limit) return page;
  const results = [...page.results];
  await follow(pageAfter(page, asked), fetchPage, (read) => {
    results.push(...read.results);
    return results.length < asked.limit;
  });
  return { ...page, results: results.slice(0, asked.limit) };
}
