import type { Card } from './card.ts';
import type { PageCount } from './pageCount.ts';
import type { PageLink } from './pageLink.ts';

export interface CardPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: Card[];
}
