/** By what only this browser's user agent says. Most say "Chrome" and "Safari" as well, so these come last. */
const BROWSERS: readonly (readonly [name: string, says: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsung ?(?:Browser|Internet)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\d/],
];

const PLATFORMS: readonly (readonly [name: string, says: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\b(?:CrOS|Chrome OS|Chromium OS)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\b(?:Mac OS X|macOS)\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and platform of a user agent, or of the client hints that Amplify names a device by, each `null` if it is none that we know. */
export function browserName(userAgent: string): { browser: string | null; platform: string | null } {
  const find = (rows: typeof BROWSERS) => rows.find(([, says]) => says.test(userAgent))?.[0] ?? null;
  return { browser: find(BROWSERS), platform: find(PLATFORMS) };
}
