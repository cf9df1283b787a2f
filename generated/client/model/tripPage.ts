import type { PageCount } from './pageCount.ts';
import type { PageLink } from './pageLink.ts';
import type { Trip } from './trip.ts';
import type { TripStats } from './tripStats.ts';

export interface TripPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: Trip[];
  stats: TripStats;
}
