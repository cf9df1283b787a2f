import { matchPath } from 'react-router';
import type { RouteRecord } from './record.ts';
import { routes } from './routes.ts';

/** Fixed segments before parameters, so that `/subscriptions/update/billing` is not the plan `billing`. */
const mostExactFirst = [...routes].sort((a, b) => exactness(b.path) - exactness(a.path));

function exactness(path: string): number {
  const segments = path.split('/');
  return segments.length * 10 - segments.filter((segment) => segment.startsWith(':')).length * 11;
}

/** The record of an address, query and hash aside. */
export function findRoute(address: string): RouteRecord | null {
  const pathname = address.split(/[?#]/, 1)[0] ?? '';
  return mostExactFirst.find(({ path }) => matchPath(path, pathname) !== null) ?? null;
}

/**
 * The address as the route table writes it: `/Invite/?token=x` is `/invite?token=x`. Ids, query and hash stay, as do unknown
 * addresses. Pages only ever see this form.
 */
export function canonicalAddress(address: string): string {
  const record = findRoute(address);
  if (record === null) return address;
  const [pathname = ''] = address.split(/[?#]/, 1);
  const given = pathname.replace(/(?<!\/)\/+$/, '').split('/');
  const written = record.path.split('/').slice(0, given.length);
  const canonical = written.map((segment, index) => (segment.startsWith(':') ? given[index] : segment)).join('/');
  return (canonical || '/') + address.slice(pathname.length);
}

/** Whether opening an address asks who is signed in (core 4). Unknown ones do: the page that says so has the user's frame. */
export const asksWho = (address: string): boolean => findRoute(address)?.session !== 'skipped';

/** Whether there is a page at an address. */
export function pageExists(address: string): boolean {
  return (findRoute(address)?.page ?? null) !== null;
}
