/** A browser for tests, and flags it needs beyond the usual ones. */
export type Browser = { path: string; args: string[] };

/** A source of browsers. Queried only if no earlier source has a suitable one, so it may install one. */
export type Source = () => Browser | undefined | Promise<Browser | undefined>;

/** Oldest major version of Chromium that passes the journeys: in 150, going online again (`setOffline(false)`) hangs. */
const OLDEST = 156;

/** The major version in the output of `chromium --version`, or `undefined` if it has none. */
export function majorIn(output: string): number | undefined {
  const major = /(\d+)\.\d+\.\d+/.exec(output)?.[1];
  return major === undefined ? undefined : Number(major);
}

/**
 * Chooses the first browser that is new enough or reports no version. Otherwise chooses the newest, and returns a one-line
 * `warning`. Throws if no source has a browser.
 */
export async function chooseBrowser(
  sources: readonly Source[],
  majorOf: (browser: Browser) => number | undefined,
): Promise<Browser & { warning?: string }> {
  let newest: { browser: Browser; major: number } | undefined;
  for (const source of sources) {
    const browser = await source();
    if (!browser) continue;
    const major = majorOf(browser);
    if (major === undefined || major >= OLDEST) return browser;
    if (!newest || major > newest.major) newest = { browser, major };
  }
  if (!newest) {
    throw new Error(
      'No browser was found and none could be installed. Install Chromium or Chrome, or set WAYMARK_BROWSER to its path.',
    );
  }
  const { browser, major } = newest;
  return {
    ...browser,
    warning: `Chromium ${major} (${browser.path}) is too old: some journeys fail before version ${OLDEST}. Update it, or set WAYMARK_BROWSER to a newer one.`,
  };
}
