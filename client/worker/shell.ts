/** What a build consists of. Addresses are relative to the place of the portal. */
export type Shell = {
  /** Fetched when the worker is installed; `revision` is null where the name has a hash. */
  first: readonly { url: string; revision: string | null }[];
  /** Kept once they were used: what is large and of no use without a network. */
  later: readonly string[];
};

/** Whether a file with a hash in its name is one of this build. */
export const isListed = (path: string, { first, later }: Shell): boolean =>
  later.includes(path) || first.some(({ url, revision }) => revision === null && url === path);

/** Map and video show nothing without a network; type beyond Latin is fetched where a text has it. */
const LATER = /(?:^|\/)(?:maplibre|hls|player)|-(?:cyrillic|greek|vietnamese)(?:-ext)?-|\.map$/;

/** Sorts the files of a build: `assets` have a hash in their name, `pages` come with one of their content. */
export function shellOf(assets: readonly string[], pages: Readonly<Record<string, string>>): Shell {
  const sorted = [...assets].sort();
  return {
    first: [
      ...Object.entries(pages).map(([url, revision]) => ({ url, revision })),
      ...sorted.filter((url) => !LATER.test(url)).map((url) => ({ url, revision: null })),
    ],
    later: sorted.filter((url) => LATER.test(url)),
  };
}
