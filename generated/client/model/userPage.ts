import type { PageCount } from './pageCount.ts';
import type { PageLink } from './pageLink.ts';
import type { User } from './user.ts';

export interface UserPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: User[];
}
