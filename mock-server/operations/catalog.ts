import type { HandlersOf } from '../contract/types.ts';
import { productsFor } from '../domain/catalog.ts';

export const catalogOperations = (): HandlersOf<'listProducts'> => ({
  listProducts: (_input, { caller }) => ({ status: 200, body: productsFor(caller.user.country) }),
});
