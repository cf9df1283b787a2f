/** A test file: its path from the root, and its text. */
export type TestFile = { path: string; text: string };

/**
 * Unit test files that match by path run completely. Others run only the tests that match `titles`. Journeys all match `titles`.
 */
export type Selection = { units: string[]; unitsByTitle: string[]; journeys: string[]; titles: string };

const isJourney = ({ path }: TestFile) => path.endsWith('.journey.ts');

/** Selects the tests whose file or title contains all words, ignoring case. Computed titles count by their fixed text. */
export function selectTests(words: readonly string[], files: readonly TestFile[]): Selection {
  const wanted = words.map((word) => word.toLowerCase());
  const hasAll = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  const units = files.filter((file) => !isJourney(file));
  return {
    units: units.filter(({ path }) => hasAll(path)).map(({ path }) => path),
    unitsByTitle: units.filter(({ path, text }) => !hasAll(path) && hasAll(text)).map(({ path }) => path),
    // Playwright includes the path in the title.
    journeys: files.filter((file) => isJourney(file) && hasAll(`${file.path}\n${file.text}`)).map(({ path }) => path),
    titles: `(?i:^${words.map((word) => `(?=.*${escaped(word)})`).join('')})`,
  };
}

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
