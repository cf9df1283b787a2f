import { listLogs } from '../../../generated/client/iot.ts';
import type { LogEntry } from '../../api/model.ts';
import { PAGE_SIZE } from '../../api/paging.ts';
import { wholePage } from '../../api/whole-page.ts';
import { sixAtOnce } from '../../lib/limiter.ts';
import type { FeedFilter } from './feed.ts';

export type Progress = { done: number; of: number };
type Options<Part> = {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  /** Converts the entries of a page, so that millions of them need not be held at once. */
  convert: (entries: readonly LogEntry[]) => Part;
};

/** Reads to complete before an export gives up: a device that reports late adds entries while it runs. */
const ATTEMPTS = 3;

/** The entries changed while they were read. */
export class FeedMovedError extends Error {}

/**
 * All entries of a view, newest first, in converted parts. Reads again if entries were added while it ran, because pages then overlap or miss some.
 * Rejects if any page fails: a partial export must not look complete.
 */
export async function readWholeFeed<Part>(
  filter: FeedFilter,
  options: Options<Part>,
): Promise<{ parts: Part[]; count: number }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const read = await readOnce(filter, options);
    if (read) return read;
  }
  throw new FeedMovedError();
}

async function readOnce<Part>(filter: FeedFilter, { signal, onProgress, convert }: Options<Part>) {
  const page = (offset: number) => {
    signal.throwIfAborted();
    return wholePage((one) => listLogs({ ...filter, ...one }, { signal }), { limit: PAGE_SIZE, offset });
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
