import type { MediaSnippet } from './mediaSnippet.ts';
import type { PageCount } from './pageCount.ts';
import type { PageLink } from './pageLink.ts';

export interface MediaPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: MediaSnippet[];
}
