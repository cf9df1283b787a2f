
export interface PaymentDeclinedError {
  /** Holds "This transaction has been declined." */
  detail: string;
  code?: string;
}
