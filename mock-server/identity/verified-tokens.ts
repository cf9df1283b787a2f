import type { AccessClaims } from './tokens.ts';

const KEPT = 2_000;

/** Claims of the access tokens verified last, by token. */
export class VerifiedTokens extends Map<string, AccessClaims> {
  #lastToken = '';
  #lastClaims: AccessClaims | undefined;

  override set(token: string, claims: AccessClaims): this {
    const [oldest] = this.size >= KEPT ? this.keys() : [];
    if (oldest !== undefined) this.delete(oldest);
    return super.set(token, claims);
  }

  override get(token: string): AccessClaims | undefined {
    // A page sends many requests with one token, and comparing 800 characters is faster than hashing them.
    if (token === this.#lastToken) return this.#lastClaims;
    const claims = super.get(token);
    if (claims) {
      this.#lastToken = token;
      this.#lastClaims = claims;
    }
    return claims;
  }
}
