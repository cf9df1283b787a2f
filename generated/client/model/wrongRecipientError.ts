
export interface WrongRecipientError {
  detail: string;
  /** ACCEPT_TRANSFER_WITH_WRONG_PERMISSIONS or DECLINE_TRANSFER_WITH_WRONG_PERMISSIONS (core 8). */
  code: string;
}
