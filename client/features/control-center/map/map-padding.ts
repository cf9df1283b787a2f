import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import type { Padding } from '../../../ui/map/viewport.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';

/** Padding for the page's panels with their margins, in pixels: the list, and the panel of the selected vehicle. */
const BESIDE_THE_LIST: Padding = { left: 360, right: 0, top: 0, bottom: 0 };
const BETWEEN_BOTH: Padding = { ...BESIDE_THE_LIST, right: 392 };
/** On a phone the search and the facets are at the top. */
const BELOW_THE_SEARCH = 114;

/**
 * Covered part of the map. Below 991 pixels there is one panel at a time. Below 811 panels are sheets, and the visible one covers
 * `sheet` pixels.
 */
export function useMapPadding(hasSelected: boolean, sheet: number): Padding {
  const isPhone = useIsPhone();
  const isNarrow = useMediaQuery('(max-width: 990.98px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const onPhone = useMemo(() => ({ left: 0, right: 0, top: BELOW_THE_SEARCH, bottom: sheet }), [sheet]);
  if (isPhone) return onPhone;
  return hasSelected && !isNarrow ? BETWEEN_BOTH : BESIDE_THE_LIST;
}
