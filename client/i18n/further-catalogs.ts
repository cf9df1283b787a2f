/** Where the texts are that the sign-in page does without: a list of its own, because every visitor waits for the entry. */
export const furtherCatalogs = import.meta.glob<{ default: object }>([
  './catalogs/*/*.ts',
  '!**/index.ts',
  '!**/{common,titles,sign-in}.ts',
]);
