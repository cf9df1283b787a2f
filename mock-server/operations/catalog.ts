import type { HandlersOf } from '../contract/types.ts';
import { planOffers, productsFor } from '../domain/catalog.ts';
import { countryOf } from '../domain/subscriptions/account.ts';
import { ownAccount } from './own-account.ts';

export const catalogOperations = (): HandlersOf<'listProducts' | 'listPlanUpgrades'> => ({
  listProducts: (_input, { caller }) => ({ status: 200, body: productsFor(caller.user.country) }),

  listPlanUpgrades: ({ query }, { world, caller }) => {
    const device = query.device_key === undefined ? null : (world.tables.devices.get(query.device_key) ?? null);
    return { status: 200, body: planOffers(countryOf(world, ownAccount(caller)), device) };
  },
});
