import type { Context } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { tryDecodeURIComponent } from 'hono/utils/url';
import type { PathParams } from '../contract/request.ts';
import type { Endpoint, NoOperation } from './endpoint.ts';

/** `method` in upper case. `path` with parameters as `:name`, without a trailing slash. */
export type Operation = { method: string; path: string; endpoint: Endpoint };

/** Cached route lookups by path. Pages request the same paths repeatedly, and a lookup is cheaper than a search. */
type Found = { endpoint: Endpoint; params: PathParams };
/** By method. */
const KEPT = 1_000;

/**
 * Dispatches all operations from one handler of the app. Takes the first match. `noOperation` answers other methods of a
 * known path and unknown paths. One route instead of one per operation, because Hono calls a single matching handler
 * directly and several through a chain of promises.
 */
export function createDispatch(
  operations: readonly Operation[],
  noOperation: NoOperation,
): (c: Context) => Response | Promise<Response> {
  const endpoints = new TrieRouter<Endpoint>();
  const methods = new TrieRouter<string>();
  for (const { method, path, endpoint } of operations) endpoints.add(method, path, endpoint);
  for (const [path, group] of Map.groupBy(operations, (operation) => operation.path)) {
    methods.add('ALL', path, group.map(({ method }) => method).join(', '));
  }

  const kept = new Map<string, Map<string, Found>>();
  const find = (method: string, path: string): Found | undefined => {
    const known = kept.get(method)?.get(path);
    if (known) return known;
    const [[match]] = endpoints.match(method, path);
    if (!match) return undefined;
    const found = { endpoint: match[0], params: decoded(match[1] as PathParams) };
    const ofMethod = kept.get(method) ?? new Map<string, Found>();
    if (ofMethod.size >= KEPT) ofMethod.clear();
    kept.set(method, ofMethod.set(path, found));
    return found;
  };

  return (c) => {
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    const found = find(method, c.req.path);
    if (found) return found.endpoint(c, found.params);
    const [[known]] = methods.match(method, c.req.path);
    return noOperation(c, known?.[0] ?? null);
  };
}

function decoded(params: PathParams): PathParams {
  const entries = Object.entries(params);
  if (!entries.some(([, text]) => text.includes('%'))) return params;
  return Object.fromEntries(entries.map(([name, text]) => [name, tryDecodeURIComponent(text)]));
}
