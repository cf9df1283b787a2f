import { useEffect } from 'react';
import { stopTrackingBut } from '../../data/vehicles/live-tracking.ts';
import { paths, vehiclePaths } from '../../lib/paths.ts';

/** Live tracking goes on between the map and a tracker's own page; whoever leaves both ends it. */
export function useTrackingEnds(): void {
  useEffect(() => () => stopTrackingBut((vehicleId) => showsTracking(addressNow(), vehicleId)), []);
}

const showsTracking = (address: string, vehicleId: number): boolean =>
  address === paths.controlCenter || address === vehiclePaths.overview(vehicleId);

/** Where the portal is by now: the address is another before its page is. */
function addressNow(): string {
  const { pathname } = new URL('./', document.baseURI);
  return `/${location.pathname.slice(pathname.length)}`.replace(/(.)\/$/, '$1');
}
