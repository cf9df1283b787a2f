import type { AlertRule } from './alertRule.ts';
import type { PageCount } from './pageCount.ts';
import type { PageLink } from './pageLink.ts';

export interface AlertRulePage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: AlertRule[];
}
