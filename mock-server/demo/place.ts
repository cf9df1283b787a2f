/**
 * What an address is to the demo. `mock`: answered by the mock at `path`; `page`: the portal's entry page; `elsewhere`: left
 * to the browser.
 */
export type Place = { kind: 'mock'; path: string } | { kind: 'page' } | { kind: 'elsewhere' };

const ELSEWHERE: Place = { kind: 'elsewhere' };
const MOCK = /^\/(?:(?:api|identity|map|media)\/|__mock(?:\/|$))/;
/** A static file, like any other of the build. */
const PANEL = '/__mock/panel.js';
/** `/README.md`; the address of a page has no dot in its last part. */
const namesAFile = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.');

/**
 * Finds out what a request is for. `scope`: where the demo lives, as `https://host/some/path/`. The mock's own addresses
 * also count at the root of the origin: its answers name pictures and tiles there, not knowing below which path it is.
 */
export function placeOf(address: URL, scope: URL, isNavigation: boolean): Place {
  if (address.origin !== scope.origin) return ELSEWHERE;
  const isInside = address.pathname.startsWith(scope.pathname);
  const path = isInside ? address.pathname.slice(scope.pathname.length - 1) : address.pathname;
  if (MOCK.test(path) && path !== PANEL) return { kind: 'mock', path: `${path}${address.search}` };
  const isPage = isInside && isNavigation && (path === '/index.html' || !namesAFile(path));
  return isPage ? { kind: 'page' } : ELSEWHERE;
}

/** The request as the mock is to see it: at its own path, and in the world that the visitor chose, if one was chosen. */
export async function mockRequest(request: Request, path: string, world: string | null): Promise<Request> {
  const { method } = request;
  const headers = new Headers(request.headers);
  if (world !== null && !headers.has('x-mock-world')) headers.set('x-mock-world', world);
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return new Request(new URL(path, request.url), { method, headers, ...(body?.byteLength ? { body } : {}) });
}
