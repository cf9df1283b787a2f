import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import type { Padding } from '../../../ui/map/viewport.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';

/** What the page's panels cover with their distance to the edges, in pixels: the list, and the panel of the selected vehicle. */
const BESIDE_THE_LIST: Padding = { left: 360, right: 0, top: 0, bottom: 0 };
const BETWEEN_BOTH: Padding = { ...BESIDE_THE_LIST, right: 392 };
/** On a phone the search and the facets lie at the top. */
const BELOW_THE_SEARCH = 106;

/**
 * What of the map is covered: below 991 pixels there is one panel at a time; below 811 they are sheets, of which the one that
 * shows covers `sheet` pixels.
 */
export function useMapPadding(hasSelected: boolean, sheet: number): Padding {
  const isPhone = useIsPhone();
  const isNarrow = useMediaQuery('(max-width: 990.98px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const onPhone = useMemo(() => ({ left: 0, right: 0, top: BELOW_THE_SEARCH, bottom: sheet }), [sheet]);
  if (isPhone) return onPhone;
  return hasSelected && !isNarrow ? BETWEEN_BOTH : BESIDE_THE_LIST;
}
