import { matchPath } from 'react-router';
import type { RouteRecord } from './record.ts';
import { routes } from './routes.ts';

/** Most addresses are found here: the navigation asks for many at once, and a pattern is slow to match. */
const byPath = new Map(routes.map((record) => [record.path, record]));
/** Fixed segments before parameters, so that `/subscriptions/update/billing` is not the plan `billing`. */
const mostExactFirst = [...routes].sort((a, b) => exactness(b.path) - exactness(a.path));

function exactness(path: string): number {
  return path.split('/').length * 10 - path.split('/:').length * 11;
}

/** The record of an address. Ignores query and hash. */
export function findRoute(address: string): RouteRecord | null {
  const [pathname = ''] = address.split(/[?#]/, 1);
  return byPath.get(pathname) ?? mostExactFirst.find(({ path }) => matchPath(path, pathname)) ?? null;
}

/**
 * The address in the spelling of the route table: `//Invite/?token=x` is `/invite?token=x`. Keeps ids, query, hash and unknown
 * addresses. Pages only ever see this form.
 */
export function canonicalAddress(address: string): string {
  const [pathname = ''] = address.split(/[?#]/, 1);
  const single = pathname.replace(/\/{2,}/g, '/');
  const record = findRoute(single);
  if (record === null) return address;
  const given = single.replace(/\/$/, '').split('/');
  const written = record.path.split('/').slice(0, given.length);
  const canonical = written.map((segment, index) => (segment.startsWith(':') ? given[index] : segment)).join('/');
  return (canonical || '/') + address.slice(pathname.length);
}

/** Whether an address loads the signed-in user (core 4). Unknown ones do, because the not-found page has the user's layout. */
export const asksWho = (address: string): boolean => findRoute(canonicalAddress(address))?.session !== 'skipped';

/** Whether a page exists at an address. */
export function pageExists(address: string): boolean {
  return (findRoute(address)?.page ?? null) !== null;
}
