import type { LogEntry } from './logEntry.ts';
import type { PageCount } from './pageCount.ts';
import type { PageLink } from './pageLink.ts';

export interface LogPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: LogEntry[];
}
