import { useEffect } from 'react';
import { endTracking, keepStarts, stopTrackingBut } from '../../data/commands/live-tracking.ts';
import { paths, vehiclePaths } from '../../lib/paths.ts';
import { useCurrentNavigation } from '../../ui/navigation.ts';

/** Live tracking continues between the map and the tracker's own page. Leaving both, or the portal, ends it. */
export function useTrackingEnds(): void {
  const navigation = useCurrentNavigation();
  useEffect(() => {
    // Stays, because the next page may show the same tracker. A no-op while none is tracked.
    window.addEventListener('pagehide', endTracking);
    keepStarts(shownAt(location.pathname));
    return () => {
      const next = navigation.pendingPath();
      if (next === null) return leaveFor(location.pathname);
      // While the code of the next page loads, a skeleton replaces this page, and the address is still the old one.
      stopTrackingBut(shownAt(next));
      // Another page may be pressed until then, or the code may not load.
      navigation.whenEnded((hasFailed) => leaveFor(hasFailed ? null : location.pathname));
    };
  }, [navigation]);
}

/** `path`: of the page that has replaced this one. `null`: none. */
const leaveFor = (path: string | null): void => stopTrackingBut(path === null ? () => false : shownAt(path));

/** Whether the page at a path shows the live tracking of a vehicle. */
const shownAt =
  (path: string) =>
  (vehicleId: number): boolean =>
    [paths.controlCenter, vehiclePaths.overview(vehicleId)].includes(withoutBase(path));

function withoutBase(path: string): string {
  const { pathname: base } = new URL('./', document.baseURI);
  return `/${path.slice(base.length)}`.replace(/(.)\/$/, '$1');
}
