import type { AlertEvent } from './alertEvent.ts';
import type { PageCount } from './pageCount.ts';
import type { PageLink } from './pageLink.ts';

export interface AlertEventPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: AlertEvent[];
}
