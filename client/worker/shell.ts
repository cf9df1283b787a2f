/** Files of a build. Addresses are relative to the portal's base. */
export type Shell = {
  /** Precached at installation: the smallest start. `revision` is `null` if the name has a hash. */
  first: readonly { url: string; revision: string | null }[];
  /** Pages of the last known data. Cached in the background for remembered users. */
  pages: readonly string[];
  /** Cached on first use. */
  later: readonly string[];
};

/** Whether a file with a hash in its name belongs to this build. */
export const isListed = (path: string, { first, pages, later }: Shell): boolean =>
  later.includes(path) || pages.includes(path) || first.some(({ url, revision }) => revision === null && url === path);

/** Files of a build with a hash in their name. */
type Hashed = {
  all: readonly string[];
  /** Files of the start, including those that are already in `all`. */
  start: readonly string[];
  /** Files of the pages of the last known data. */
  pages: readonly string[];
};

/** Sorts the files of a build. `revisions`: files without a hash in their name, with a hash of their content. */
export function shellOf({ all, start, pages }: Hashed, revisions: Readonly<Record<string, string>>): Shell {
  const first = [...new Set(start)].sort();
  const further = [...new Set(pages)].filter((url) => !first.includes(url)).sort();
  return {
    first: [
      ...Object.entries(revisions).map(([url, revision]) => ({ url, revision })),
      ...first.map((url) => ({ url, revision: null })),
    ],
    pages: further,
    later: all.filter((url) => !first.includes(url) && !further.includes(url)).sort(),
  };
}
