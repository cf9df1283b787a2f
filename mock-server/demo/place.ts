/**
 * Destination of a request. `mock`: the mock answers at `path`. `page`: the portal's entry page. `elsewhere`: the
 * browser.
 */
export type Place = { kind: 'mock'; path: string } | { kind: 'page' } | { kind: 'elsewhere' };

const ELSEWHERE: Place = { kind: 'elsewhere' };
const MOCK = /^\/(?:(?:api|identity|map|media)\/|__mock(?:\/|$))/;
/** Static files of the build. */
const PANEL = '/__mock/panel.js';
/** `/README.md`. Page addresses have no dot in their last segment. */
const namesAFile = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.');

/**
 * Routes a request. `scope`: base URL of the demo, as `https://host/some/path/`. Addresses of the mock also match at
 * the root of the origin, because its answers contain root-relative addresses of pictures and tiles.
 */
export function placeOf(address: URL, scope: URL, isNavigation: boolean): Place {
  if (address.origin !== scope.origin) return ELSEWHERE;
  const isInside = address.pathname.startsWith(scope.pathname);
  const path = isInside ? address.pathname.slice(scope.pathname.length - 1) : address.pathname;
  if (MOCK.test(path) && path !== PANEL) return { kind: 'mock', path: `${path}${address.search}` };
  const isPage = isInside && isNavigation && (path === '/index.html' || !namesAFile(path));
  return isPage ? { kind: 'page' } : ELSEWHERE;
}

/** Rewrites a request for the mock: to its own path, and with the world that the visitor chose, if any. */
export async function mockRequest(request: Request, path: string, world: string | null): Promise<Request> {
  const { method } = request;
  const headers = new Headers(request.headers);
  if (world !== null && !headers.has('x-mock-world')) headers.set('x-mock-world', world);
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return new Request(new URL(path, request.url), { method, headers, ...(body?.byteLength ? { body } : {}) });
}
