import type { Geofence } from './geofence.ts';
import type { PageCount } from './pageCount.ts';
import type { PageLink } from './pageLink.ts';

export interface GeofencePage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: Geofence[];
}
