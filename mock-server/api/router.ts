import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';

/** Prefix of all operations. One handler serves them. */
export const API = '/api/*';
const PREFIX = API.slice(0, -1);

/**
 * Returns the API handler without a search and finds other routes as usual. Nearly every request is for the API, and
 * Hono calls a single handler directly.
 */
export class ApiFirstRouter<T> implements Router<T> {
  readonly name = 'ApiFirstRouter';
  readonly #others = new TrieRouter<T>();
  #api: Result<T> | undefined;

  add(method: string, path: string, handler: T): void {
    if (path === API) this.#api ??= [[[handler, {}]]];
    else this.#others.add(method, path, handler);
  }

  match(method: string, path: string): Result<T> {
    const isApi = path.startsWith(PREFIX) || path === '/api';
    return this.#api && isApi ? this.#api : this.#others.match(method, path);
  }
}
