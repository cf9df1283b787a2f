import type { MantineColorsTuple } from '@mantine/core';

/** The accent of the brand, from lightest to darkest, and what its soft surfaces are on dark. Nothing else knows them. */
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
