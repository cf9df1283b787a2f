import type { PageCount } from './pageCount.ts';
import type { PageLink } from './pageLink.ts';
import type { Receipt } from './receipt.ts';

export interface ReceiptPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: Receipt[];
}
