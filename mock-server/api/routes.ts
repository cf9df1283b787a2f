import { type OperationId, operations } from '../../generated/contract/operations.ts';

export type Route = { id: OperationId; method: string; path: string };

/**
 * The operations in the order they are registered: a static segment before a parameter, because the router takes the
 * first route that matches (`/user/invite` before `/user/:userId`). Trailing slashes are taken off; the router ignores them.
 */
export function routesInOrder(): Route[] {
  return (Object.keys(operations) as OperationId[])
    .map((id) => ({ id, method: operations[id].method, path: operations[id].path.replace(/\/$/, '') }))
    .sort((a, b) => (rank(a.path) < rank(b.path) ? -1 : 1));
}

function rank(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '~' : segment))
    .join('/');
}
