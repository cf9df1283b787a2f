import type { PageCount } from './pageCount.ts';
import type { PageLink } from './pageLink.ts';
import type { Vehicle } from './vehicle.ts';

export interface VehiclePage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: Vehicle[];
}
