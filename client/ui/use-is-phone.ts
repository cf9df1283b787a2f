import { useMediaQuery } from '@mantine/hooks';
import { BREAKPOINTS } from '../rules/constants/layout.ts';

/** Below the width at which the top bar has room for its entries (core 9, md-lg). */
export const useIsPhone = (): boolean =>
  useMediaQuery(`(max-width: ${BREAKPOINTS.mdLg - 0.02}px)`, undefined, { getInitialValueInEffect: false }) ?? false;
