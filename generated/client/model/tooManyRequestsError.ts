
export interface TooManyRequestsError {
  detail: string;
  /** TOO_MANY_REQUESTS. */
  code?: string;
}
