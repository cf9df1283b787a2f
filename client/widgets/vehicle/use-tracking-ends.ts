import { useEffect } from 'react';
import { endTracking, stopTrackingBut } from '../../data/commands/live-tracking.ts';
import { paths, vehiclePaths } from '../../lib/paths.ts';

/** Live tracking continues between the map and the tracker's own page. Leaving both, or the portal, ends it. */
export function useTrackingEnds(): void {
  useEffect(() => {
    window.addEventListener('pagehide', endTracking);
    return () => {
      window.removeEventListener('pagehide', endTracking);
      stopTrackingBut((vehicleId) => showsTracking(addressNow(), vehicleId));
    };
  }, []);
}

const showsTracking = (address: string, vehicleId: number): boolean =>
  address === paths.controlCenter || address === vehiclePaths.overview(vehicleId);

/** Current path: the address changes before the page does. */
function addressNow(): string {
  const { pathname } = new URL('./', document.baseURI);
  return `/${location.pathname.slice(pathname.length)}`.replace(/(.)\/$/, '$1');
}
