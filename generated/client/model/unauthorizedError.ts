
export interface UnauthorizedError {
  /** "Access Token has been revoked" after a sign-out elsewhere (core 8). */
  detail: string;
  /** NOT_AUTHENTICATED, TOKEN_INVALID, TOKEN_EXPIRED or TOKEN_REVOKED. */
  code?: string;
}
