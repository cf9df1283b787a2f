import { createKeptStore } from './kept-store.ts';

type LastReceipt = {
  /** Receipt of the last checkout (`receiptFromCheckout`, commerce 3). */
  uuid: string | null;
  /** The receipt page prints it once it is shown (`printReceiptOnMount`, commerce 3). */
  printOnMount: boolean;
};

/** Kept over a reload, so that `/billing/receipt` still shows the receipt of the last checkout. */
export const useLastReceipt = createKeptStore<LastReceipt>('last-receipt', 1, () => ({
  uuid: null,
  printOnMount: false,
}));

/** Returns whether the receipt is to be printed, once. */
export function takePrintOnMount(): boolean {
  const { printOnMount } = useLastReceipt.getState();
  if (printOnMount) useLastReceipt.setState({ printOnMount: false });
  return printOnMount;
}
