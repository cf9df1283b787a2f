import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core';
import { accent } from './brand.ts';

export const gray: MantineColorsTuple = [
  '#F8FAFB',
  '#F1F4F7',
  '#E2E7EA',
  '#D0D7DB',
  '#ADB6BB',
  '#838E95',
  '#5F6B72',
  '#434E54',
  '#262F35',
  '#131B1F',
];
export const dark: MantineColorsTuple = [
  '#E8ECEE',
  '#C9CFD2',
  '#9FA8AD',
  '#7C868D',
  '#3A444A',
  '#2B3439',
  '#1F272C',
  '#161C20',
  '#0F1417',
  '#090D0F',
];

const rem = (pixels: number) => `${pixels / 16}rem`;

/** Widths at which the layout changes (core 9), for media queries of the component library. */
const breakpoints = { xs: '30.0625em', sm: '46.3125em', md: '50.6875em', lg: '61.9375em', xl: '71.3125em' };

/** Border of unchecked boxes and radios: the library's own has less than 3:1 against its ground (WCAG 1.4.11). */
const BORDER = {
  '--mantine-color-gray-4': 'var(--wm-control-border)',
  '--mantine-color-dark-4': 'var(--wm-control-border)',
};

/** Waymark's theme of the component library. Colors with a meaning are variables, see `variables.ts`. */
export const theme = createTheme({
  colors: { petrol: accent, gray, dark },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  // The library computes the text color of filled controls only for the light scheme.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const isAccent =
      input.variant === 'filled' && (input.color ?? input.theme.primaryColor) === input.theme.primaryColor;
    return isAccent ? { ...colors, color: 'var(--wm-on-accent)' } : colors;
  },
  black: gray[9],
  fontFamily: '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  fontWeights: { regular: '400', medium: '600', bold: '600' },
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(16), lg: rem(20), xl: rem(28) },
  lineHeights: { xs: '1.3334', sm: '1.4286', md: '1.5', lg: '1.4', xl: '1.2858' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(20), lineHeight: '1.4' },
      h2: { fontSize: rem(16), lineHeight: '1.5' },
      h3: { fontSize: rem(14), lineHeight: '1.4286' },
    },
  },
  spacing: { '2xs': rem(4), xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32), '2xl': rem(48) },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(16) },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px rgba(19, 27, 31, 0.06)',
    sm: 'var(--wm-shadow-sm)',
    md: 'var(--wm-shadow-md)',
    lg: 'var(--wm-shadow-lg)',
    xl: 'var(--wm-shadow-xl)',
  },
  breakpoints,
  components: {
    // The placeholder for initial focus is not a menu item. In a portal, no card or scrolling list clips the items.
    Menu: {
      defaultProps: {
        withInitialFocusPlaceholder: false,
        withinPortal: true,
        shadow: 'lg',
        radius: 'lg',
        // A menu that fits neither above nor below its button scrolls.
        middlewares: { flip: true, shift: true, size: true },
      },
      styles: { dropdown: { overflowY: 'auto' } },
    },
    // The library computes the color of marks only for the light scheme, too.
    Checkbox: { defaultProps: { iconColor: 'var(--wm-on-accent)' }, styles: { input: BORDER } },
    Radio: { defaultProps: { iconColor: 'var(--wm-on-accent)' }, styles: { radio: BORDER } },
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
});
