import { listLogs } from '../../../generated/client/iot.ts';
import type { LogEntry } from '../../api/model.ts';
import { type PageRequest, pagesOf } from '../../api/paging.ts';
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
 * All entries of a view, newest first, in converted parts. Reads until no page follows, whatever the count says. Reads again if it changes
 * in between, because pages then overlap or miss entries. Rejects if any page fails: a partial export must not look complete.
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
  const stop = new AbortController();
  let known: number | null = null;
  let done = 0;
  const fetchPage = async (asked: PageRequest) => {
    signal.throwIfAborted();
    stop.signal.throwIfAborted();
    const { count, next, results } = await listLogs({ ...filter, ...asked }, { signal }).catch((failure: unknown) => {
      stop.abort(failure);
      throw failure;
    });
    known ??= count;
    if (count !== known) stop.abort(new FeedMovedError());
    done += results.length;
    onProgress({ done, of: Math.max(count || 0, done) });
    return { count, next, results: { length: results.length }, part: convert(results) };
  };
  try {
    const pages = await pagesOf(fetchPage);
    stop.signal.throwIfAborted();
    return {
      parts: pages.map(({ part }) => part),
      count: pages.reduce((sum, { results }) => sum + results.length, 0),
    };
  } catch (failure) {
    if (failure instanceof FeedMovedError) return null;
    throw failure;
  }
}
