import { type OperationId, operations } from '../../generated/contract/operations.ts';

export type Route = { id: OperationId; method: string; path: string };

/**
 * Operations in registration order: static segments before parameters, because the router takes the first match
 * (`/user/invite` before `/user/:userId`). Without trailing slashes, which the router ignores.
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
