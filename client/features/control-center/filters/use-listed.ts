import { useMemo, useState } from 'react';
import type { Vehicle } from '../../../api/model.ts';
import { usePreparedSearch } from '../../../ui/use-prepared-search.ts';
import { choices, countByFacet, createListing, inFacets, matching } from '../list/list-rows.ts';
import { inOrder } from './list-order.ts';
import { useIsInside } from './use-fence.ts';
import { useListedSettings } from './use-listed-settings.ts';
import { useSettledReadings } from './use-settled-readings.ts';

const NONE: readonly Vehicle[] = [];

/** Vehicles for list and map: all in order, and those that match search and filters. */
export function useListed(data: readonly Vehicle[] = NONE, now: number, selectedId: number | null) {
  const { settings, whenListed } = useListedSettings();
  const { text, facets, groups, types, concerned, fence, sort } = settings;
  const isInside = useIsInside(fence);
  const readings = useSettledReadings(selectedId);
  const [listed] = useState(createListing);
  const known = useMemo(() => listed(data, now, readings), [listed, data, now, readings]);
  usePreparedSearch(data);
  const vehicles = useMemo(() => inOrder(known, sort), [known, sort]);
  const found = useMemo(
    () => matching(vehicles, { text, groups, types, concerned, isInside }),
    [vehicles, text, groups, types, concerned, isInside],
  );
  const shown = useMemo(() => inFacets(found, facets), [found, facets]);
  const counts = useMemo(() => countByFacet(found), [found]);
  const offered = useMemo(() => choices(known), [known]);
  return { vehicles, shown, counts, choices: offered, settings, whenListed };
}
