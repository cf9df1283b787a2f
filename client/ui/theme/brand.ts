import type { MantineColorsTuple } from '@mantine/core';

/** The brand's accent, from lightest to darkest, and its soft surface in dark mode. Defined only here. */
export const accent: MantineColorsTuple = [
  '#EDFAFC',
  '#D7F3F9',
  '#B3E7F2',
  '#81D5E6',
  '#48BED4',
  '#0FA2B8',
  '#00889C',
  '#007283',
  '#005B69',
  '#00414B',
];
export const accentOnDark = { soft: '#10323A', softHover: '#14434D', text: '#06181C' };
