import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BREAKPOINTS } from '../rules/constants/layout.ts';
import { theme } from '../ui/theme/theme.ts';

/** Rules for widths below a breakpoint end 0.02 px below it, because browsers round fractions of pixels. */
const allowed = Object.values(BREAKPOINTS).flatMap((width) => [
  `min-width: ${width}px`,
  `max-width: ${width - 0.02}px`,
]);

test('[core 9] shell and shared components change only at the documented widths', () => {
  const sheets = globSync('client/{app,ui}/**/*.css');
  expect(sheets.length).toBeGreaterThan(20);
  const others = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/@media[^{]*\((m(?:in|ax)-width: [^)]+)\)/g)]
      .filter(([, rule = '']) => !allowed.includes(rule))
      .map(([, rule]) => `${sheet}: ${rule}`),
  );
  expect(others).toEqual([]);
});

test('[core 9] the component library changes at the same widths', () => {
  const widths = Object.values(theme.breakpoints ?? {}).map((em) => Number.parseFloat(String(em)) * 16);
  const { sm, mdSm, mdLg, lg, xlg } = BREAKPOINTS;
  expect(widths).toEqual([sm, mdSm, mdLg, lg, xlg]);
});
