import { matchPath } from 'react-router';
import type { RouteRecord } from './record.ts';
import { routes } from './routes.ts';

const isFixed = ({ path }: RouteRecord): boolean => !path.includes(':');
/** Found by name, because the navigation and the palette ask for many addresses at once, and a pattern is slow to match. */
const fixed = new Map(routes.filter(isFixed).map((record) => [spelled(record.path), record]));
const mostExactFirst = routes
  .filter((record) => !isFixed(record))
  .sort((a, b) => exactness(b.path) - exactness(a.path));

/** A path without regard to capitals and trailing slashes. */
function spelled(path: string): string {
  return path.toLowerCase().replace(/(?<!\/)\/+$/, '') || path.slice(0, 1);
}

function exactness(path: string): number {
  const segments = path.split('/');
  return segments.length * 10 - segments.filter((segment) => segment.startsWith(':')).length * 11;
}

/** The record of an address. Fixed paths come first: `/subscriptions/update/billing` is no plan. Ignores query and hash. */
export function findRoute(address: string): RouteRecord | null {
  const pathname = address.split(/[?#]/, 1)[0] ?? '';
  return fixed.get(spelled(pathname)) ?? mostExactFirst.find(({ path }) => matchPath(path, pathname) !== null) ?? null;
}

/**
 * The address in the spelling of the route table: `/Invite/?token=x` is `/invite?token=x`. Keeps ids, query, hash and unknown
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

/** Whether an address loads the signed-in user (core 4). Unknown ones do, because the not-found page has the user's layout. */
export const asksWho = (address: string): boolean => findRoute(address)?.session !== 'skipped';

/** Whether a page exists at an address. */
export function pageExists(address: string): boolean {
  return (findRoute(address)?.page ?? null) !== null;
}
