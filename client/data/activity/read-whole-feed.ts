import { listLogs } from '../../../generated/client/iot.ts';
import type { LogEntry } from '../../api/model.ts';
import { PAGE_SIZE } from '../../api/paging.ts';
import { sixAtOnce } from '../../lib/limiter.ts';
import type { FeedFilter } from './feed.ts';

export type Progress = { done: number; of: number };
type Options = { signal: AbortSignal; onProgress: (progress: Progress) => void };

/** Reads to complete before an export gives up: a device that reports late adds entries while it runs. */
const ATTEMPTS = 3;

/** The entries changed while they were read. */
export class FeedMovedError extends Error {}

/**
 * All entries of a view, newest first. Reads again if entries were added while it ran, because pages then overlap or miss some.
 * Rejects if any page fails: a partial export must not look complete.
 */
export async function readWholeFeed(filter: FeedFilter, { signal, onProgress }: Options): Promise<LogEntry[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const entries = await readOnce(filter, { signal, onProgress });
    if (entries) return entries;
  }
  throw new FeedMovedError();
}

async function readOnce(filter: FeedFilter, { signal, onProgress }: Options): Promise<LogEntry[] | null> {
  const page = (offset: number) => {
    signal.throwIfAborted();
    return listLogs({ ...filter, limit: PAGE_SIZE, offset }, { signal });
  };
  const first = await page(0);
  let done = first.results.length;
  const report = () => onProgress({ done, of: first.count });
  report();
  const offsets: number[] = [];
  for (let offset = PAGE_SIZE; offset < first.count; offset += PAGE_SIZE) offsets.push(offset);
  const stop = new AbortController();
  const others = await sixAtOnce(offsets, async (offset) => {
    if (stop.signal.aborted) return null;
    const { count, results } = await page(offset);
    if (count !== first.count) stop.abort();
    done += results.length;
    report();
    return results;
  });
  if (stop.signal.aborted) return null;
  const entries: LogEntry[] = [];
  for (const results of [first.results, ...others]) for (const entry of results ?? []) entries.push(entry);
  return entries.length === first.count ? entries : null;
}
