import { matchPath } from 'react-router';
import { type RouteRecord, routes } from './routes.ts';

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

/** Whether opening an address asks who is signed in; unknown ones do not (core 4). */
export const asksWho = (address: string): boolean => findRoute(address)?.session === 'loaded';

/** Whether there is a page at an address. */
export function pageExists(address: string): boolean {
  return (findRoute(address)?.page ?? null) !== null;
}
