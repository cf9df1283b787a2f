import { createSharedStore } from './shared-store.ts';

/** Number of results that the palette offers again. */
const MOST = 5;

/** Keys of results of the palette that the user opened, the latest first. Commands are never among them. */
export const useRecentResults = createSharedStore<{ keys: readonly string[] }>('recent-results', 1, () => ({
  keys: [],
}));

export const noteResult = (key: string): void =>
  useRecentResults.setState(({ keys }) => ({ keys: [key, ...keys.filter((other) => other !== key)].slice(0, MOST) }));
