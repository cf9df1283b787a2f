import type { Device } from './device.ts';
import type { PageCount } from './pageCount.ts';
import type { PageLink } from './pageLink.ts';

export interface DevicePage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: Device[];
}
