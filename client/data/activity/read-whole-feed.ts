import { listLogs } from '../../../generated/client/iot.ts';
import type { LogEntry } from '../../api/model.ts';
import { type ReadOptions, readWholeList } from '../read-whole-list.ts';
import type { FeedFilter } from './feed.ts';

/** All entries of a view, newest first, in converted parts. */
export const readWholeFeed = <Part>(filter: FeedFilter, options: ReadOptions<LogEntry, Part>) =>
  readWholeList((page) => listLogs({ ...filter, ...page }, { signal: options.signal }), options);
