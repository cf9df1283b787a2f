
export interface InvalidTokenError {
  detail: string;
  /** INVALID_TOKEN. */
  code?: string;
}
