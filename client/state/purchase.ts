import { createKeptStore } from './kept-store.ts';

/** What the completion page says of the last purchase, besides its receipt (commerce 4). */
type Purchase = {
  /** When the order was sent, in milliseconds since 1970. */
  sentAt: number | null;
  /** Nothing was charged, and nothing begins now. */
  isScheduled: boolean;
  /** Time of a payment that was found among the receipts after its answer was lost. */
  foundFrom: string | null;
  /** Vehicles whose paid add-ons still renew (`autorenewalFailure`). */
  autorenewalFailure: readonly string[];
};

export const usePurchase = createKeptStore<Purchase>('purchase', 2, () => ({
  sentAt: null,
  isScheduled: false,
  foundFrom: null,
  autorenewalFailure: [],
}));
