import { type Page, type PageRequest, pagesOf } from '../api/paging.ts';

export type Progress = { done: number; of: number };
export type ReadOptions<Row, Part> = {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  /** Converts the rows of a page, so that millions of them need not be held at once. */
  convert: (rows: readonly Row[]) => Part;
};

/** Reads to complete before an export gives up: a device that reports late adds rows while it runs. */
const ATTEMPTS = 3;

/** The rows changed while they were read. */
export class ListMovedError extends Error {}

/**
 * All rows of a list in converted parts, in its order. Reads until no page follows, whatever the count says. Reads again if it changes
 * in between, because pages then overlap or miss rows. Rejects if any page fails: a partial export must not look complete.
 */
export async function readWholeList<Row, Part>(
  fetchPage: (request: PageRequest) => Promise<Page<Row>>,
  options: ReadOptions<Row, Part>,
): Promise<{ parts: Part[]; count: number }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const read = await readOnce(fetchPage, options);
    if (read) return read;
  }
  throw new ListMovedError();
}

async function readOnce<Row, Part>(
  fetchPage: (request: PageRequest) => Promise<Page<Row>>,
  { signal, onProgress, convert }: ReadOptions<Row, Part>,
) {
  const stop = new AbortController();
  let known: number | null = null;
  let done = 0;
  const fetchPart = async (asked: PageRequest) => {
    signal.throwIfAborted();
    stop.signal.throwIfAborted();
    const { count, next, results } = await fetchPage(asked).catch((failure: unknown) => {
      stop.abort(failure);
      throw failure;
    });
    known ??= count;
    if (count !== known) stop.abort(new ListMovedError());
    done += results.length;
    onProgress({ done, of: Math.max(count || 0, done) });
    return { count, next, results: { length: results.length }, part: convert(results) };
  };
  try {
    const pages = await pagesOf(fetchPart);
    stop.signal.throwIfAborted();
    return {
      parts: pages.map(({ part }) => part),
      count: pages.reduce((sum, { results }) => sum + results.length, 0),
    };
  } catch (failure) {
    if (failure instanceof ListMovedError) return null;
    throw failure;
  }
}
