import type { Layout } from '../../client/app/routes/record.ts';
import { routes } from '../../client/app/routes/routes.ts';
import { guestFull } from '../../fixtures/personas/guest-full.ts';
import { van12 } from '../../fixtures/vehicles/owner-vans.ts';

/** Values of `:id` by path prefix. All other ids are vehicles. */
const IDS: readonly (readonly [prefix: string, id: number])[] = [
  ['/sharing/', guestFull.user?.id ?? 0],
  ['/control-center/geofences/', 82],
];

/** All implemented pages, with an id where they take one. Includes new pages automatically. */
export const PAGES: readonly { path: string; isPublic: boolean; layout: Layout }[] = routes.flatMap(
  ({ path, page, access, layout }) => {
    const id = IDS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? van12.vehicle_id;
    return page ? [{ path: path.replace(/:id\??$/, String(id)), isPublic: access === 'public', layout }] : [];
  },
);
