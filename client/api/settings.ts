import type { ApiError } from './errors.ts';

/**
 * `reason`: the server's detail. `isHelper`: the page works without this call, so its refusal does not end the session.
 */
export type RefusedToken = { token: string; reason: unknown; isHelper: boolean };

/**
 * Dependencies of the transport. A separate module, so that the sign-in page can set them without loading the
 * transport. `configureApi` is called once, before the first call.
 */
export type ApiOptions = {
  /** Base address of `/api/v1`: the product's API host. */
  base: URL;
  /** Base address of `/api/…`: the portal's own origin, with its sub-path if any. */
  origin: URL;
  /**
   * Returns the access token, or `null` without a session. `refused`: a token that the server refused, to be renewed.
   * Rejects if the session is kept but has no token now.
   */
  accessToken: (refused?: RefusedToken) => Promise<string | null>;
  /** Whether the API accepts `Idempotency-Key`. Default: yes. */
  sendsKeys?: boolean;
  /** Called if the server also refuses a renewed token, which ends the session. */
  onUnauthorized: (error: ApiError) => void;
};

let options: ApiOptions | undefined;

export function configureApi(given: ApiOptions): void {
  options = given;
}

export function apiOptions(): ApiOptions {
  if (!options) throw new Error('configureApi has to be called before the first call');
  return options;
}
