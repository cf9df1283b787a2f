import type { ApiError } from './errors.ts';

/** `reason`: the server's own words. `isHelper`: the page works without the answer, so that its refusal does not end the session. */
export type RefusedToken = { token: string; reason: unknown; isHelper: boolean };

/**
 * What the transport needs of the portal. A module of its own: the sign-in page sets it without loading the transport.
 * `configureApi` is called once, before the first call.
 */
export type ApiOptions = {
  /** Where `/api/v1` is: the product's API host. */
  base: URL;
  /** Where `/api/…` is: the portal's own origin, with its sub-path if it has one. */
  origin: URL;
  /**
   * The access token, or null without a session. `refused` is one that the server did not accept: a new one is wanted.
   * Rejects if the session is kept but there is no token now.
   */
  accessToken: (refused?: RefusedToken) => Promise<string | null>;
  /** Called when the server refuses a renewed token, too: the session is over. */
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
