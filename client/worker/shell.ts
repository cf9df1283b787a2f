/** Files of a build. Addresses are relative to the portal's base. */
export type Shell = {
  /** Precached at installation. `revision` is `null` if the name has a hash. */
  first: readonly { url: string; revision: string | null }[];
  /** Cached on first use: large files that are useless without a network. */
  later: readonly string[];
};

/** Whether a file with a hash in its name belongs to this build. */
export const isListed = (path: string, { first, later }: Shell): boolean =>
  later.includes(path) || first.some(({ url, revision }) => revision === null && url === path);

/** Map and video need a network. Fonts beyond Latin are loaded when a text uses them. */
const LATER = /(?:^|\/)(?:maplibre|hls|player)|-(?:cyrillic|greek|vietnamese)(?:-ext)?-|\.map$/;

/** Sorts the files of a build. `assets` have a hash in their name, `pages` come with a hash of their content. */
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
