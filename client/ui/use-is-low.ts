import { useMediaQuery } from '@mantine/hooks';

/** Too low for several bars above each other: a phone on its side, a window at 400 % (WCAG 1.4.10). Also in style sheets. */
export const useIsLow = (): boolean =>
  useMediaQuery('(max-height: 400px)', undefined, { getInitialValueInEffect: false }) ?? false;
