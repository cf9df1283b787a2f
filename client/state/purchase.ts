import { createKeptStore } from './kept-store.ts';

/** The last purchase of this tab, for its completion page (commerce 4). */
export type Purchase = {
  uuid: string | null;
  /** Time of a payment that was found among the receipts after its answer was lost. */
  foundFrom: string | null;
  /** Vehicles whose paid add-ons could not be kept from renewing. */
  autorenewalFailure: readonly string[];
};

export const usePurchase = createKeptStore<Purchase>('purchase', 1, () => ({
  uuid: null,
  foundFrom: null,
  autorenewalFailure: [],
}));
