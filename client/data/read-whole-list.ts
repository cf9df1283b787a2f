import { PAGE_SIZE, type Page, type PageRequest } from '../api/paging.ts';
import { wholePage } from '../api/whole-page.ts';
import { sixAtOnce } from '../lib/limiter.ts';

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
 * All rows of a list in converted parts, in its order. Reads again if rows were added while it ran, because pages then overlap or
 * miss some. Rejects if any page fails: a partial export must not look complete.
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
  const page = (offset: number) => {
    signal.throwIfAborted();
    return wholePage(fetchPage, { limit: PAGE_SIZE, offset });
  };
  const first = await page(0);
  let done = first.results.length;
  const report = () => onProgress({ done, of: first.count });
  report();
  const parts = [convert(first.results)];
  const offsets: number[] = [];
  for (let offset = PAGE_SIZE; offset < first.count; offset += PAGE_SIZE) offsets.push(offset);
  const stop = new AbortController();
  await sixAtOnce(offsets, async (offset) => {
    if (stop.signal.aborted) return;
    const { count, results } = await page(offset).catch((failure: unknown) => {
      stop.abort();
      throw failure;
    });
    if (count !== first.count) stop.abort();
    done += results.length;
    report();
    parts[offset / PAGE_SIZE] = convert(results);
  });
  return !stop.signal.aborted && done === first.count ? { parts, count: done } : null;
}
