import type { CustomFilter } from './customFilter.ts';
import type { PageCount } from './pageCount.ts';
import type { PageLink } from './pageLink.ts';

export interface CustomFilterPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: CustomFilter[];
}
