/** Value of a variable of the theme, for drawing without CSS. */
export const cssColor = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Colors of the speed bands, the slowest first. */
const BAND_VARIABLES = ['--wm-parked', '--wm-accent', '--wm-moving', '--wm-warning-fill', '--wm-alarm'] as const;

export const bandVariables: readonly string[] = BAND_VARIABLES;
export const bandColors = (): string[] => BAND_VARIABLES.map(cssColor);
