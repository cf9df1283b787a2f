import { useMediaQuery } from '@mantine/hooks';
import type { Padding } from '../../ui/map/viewport.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';

/** What the page's panels cover with their distance to the edges, in pixels: the list, and the panel of the selected vehicle. */
const BESIDE_THE_LIST: Padding = { left: 360, right: 0, top: 0, bottom: 0 };
const BETWEEN_BOTH: Padding = { ...BESIDE_THE_LIST, right: 392 };
/** On a phone the list, or the sheet of the selected vehicle, covers the lower part. */
const ABOVE_THE_LIST: Padding = { left: 0, right: 0, top: 0, bottom: 460 };
const ABOVE_THE_SHEET: Padding = { ...ABOVE_THE_LIST, bottom: 472 };

/** What of the map is covered: below 991 pixels there is one panel at a time, below 811 they are above and below. */
export function useMapPadding(hasSelected: boolean): Padding {
  const isPhone = useIsPhone();
  const isNarrow = useMediaQuery('(max-width: 990.98px)', undefined, { getInitialValueInEffect: false }) ?? false;
  if (isPhone) return hasSelected ? ABOVE_THE_SHEET : ABOVE_THE_LIST;
  return hasSelected && !isNarrow ? BETWEEN_BOTH : BESIDE_THE_LIST;
}
