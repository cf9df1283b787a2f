/** Catalogs that the sign-in page does not need. A separate list, because every visitor loads the entry. */
export const furtherCatalogs = import.meta.glob<{ default: object }>([
  './catalogs/*/*.ts',
  '!**/index.ts',
  '!**/{common,titles,sign-in}.ts',
]);
