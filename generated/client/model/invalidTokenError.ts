
export interface InvalidTokenError {
  detail: string;
  /** INVALID_TOKEN, EXPIRED_TOKEN, USED_TOKEN or WITHDRAWN_TOKEN. */
  code?: string;
}
