import { useMediaQuery } from '@mantine/hooks';

/** Below the width at which the top bar has room for its entries (core 9, md-lg). */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 810.98px)', undefined, { getInitialValueInEffect: false }) ?? false;
