import { useEffect } from 'react';
import { endTracking, stopTrackingBut } from '../../data/commands/live-tracking.ts';
import { paths, vehiclePaths } from '../../lib/paths.ts';
import { usePendingPath } from '../../ui/redirect.tsx';

/** Live tracking continues between the map and the tracker's own page. Leaving both, or the portal, ends it. */
export function useTrackingEnds(): void {
  const pendingPath = usePendingPath();
  useEffect(() => {
    window.addEventListener('pagehide', endTracking);
    return () => {
      window.removeEventListener('pagehide', endTracking);
      // While the code of the next page loads, a skeleton replaces this page, and the address is still the old one.
      const next = withoutBase(pendingPath() ?? location.pathname);
      stopTrackingBut((vehicleId) => showsTracking(next, vehicleId));
    };
  }, [pendingPath]);
}

const showsTracking = (address: string, vehicleId: number): boolean =>
  address === paths.controlCenter || address === vehiclePaths.overview(vehicleId);

function withoutBase(path: string): string {
  const { pathname: base } = new URL('./', document.baseURI);
  return `/${path.slice(base.length)}`.replace(/(.)\/$/, '$1');
}
