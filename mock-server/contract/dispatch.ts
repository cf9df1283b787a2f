import type { Context } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { tryDecodeURIComponent } from 'hono/utils/url';
import type { Endpoint, PathParams } from './endpoint.ts';

/** `method` in capitals; `path` with its parameters as `:name`, without a slash at its end. */
export type Operation = { method: string; path: string; endpoint: Endpoint };

/**
 * All operations as one handler of the app, which finds the one that a request is for; 405 where its path takes other
 * methods, 404 where there is no such path. Of several that match, the first is taken.
 *
 * One route instead of one for each operation, because Hono calls the only handler that matches directly, and several
 * through a chain of promises.
 */
export function createDispatch(operations: readonly Operation[]): (c: Context) => Response | Promise<Response> {
  const endpoints = new TrieRouter<Endpoint>();
  const methods = new TrieRouter<string>();
  for (const { method, path, endpoint } of operations) endpoints.add(method, path, endpoint);
  for (const [path, group] of Map.groupBy(operations, (operation) => operation.path)) {
    methods.add('ALL', path, group.map(({ method }) => method).join(', '));
  }

  return (c) => {
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    const [[found]] = endpoints.match(method, c.req.path);
    if (found) return found[0](c, decoded(found[1] as PathParams));
    const [[known]] = methods.match(method, c.req.path);
    if (!known) return c.json({ detail: 'Not found.' }, 404);
    return c.json({ detail: `Method ${c.req.method} is not allowed.` }, 405, { allow: known[0] });
  };
}

function decoded(params: PathParams): PathParams {
  const entries = Object.entries(params);
  if (!entries.some(([, text]) => text.includes('%'))) return params;
  return Object.fromEntries(entries.map(([name, text]) => [name, tryDecodeURIComponent(text)]));
}
