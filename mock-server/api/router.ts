import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';

/** Every operation is below it, behind one handler. */
export const API = '/api/*';
const PREFIX = API.slice(0, -1);

/**
 * Finds the handler of the API without a search, and all others with one. Nearly every request is for the API, whose one
 * handler Hono then calls directly, whatever is mounted beside it.
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
