import { useMediaQuery } from '@mantine/hooks';

/** Too low for several stacked bars: a phone in landscape, a window at 400 % (WCAG 1.4.10). Repeated in style sheets. */
export const useIsLow = (): boolean =>
  useMediaQuery('(max-height: 400px)', undefined, { getInitialValueInEffect: false }) ?? false;
