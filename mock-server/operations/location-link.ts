import { forbidden, invalid, noContent, notFound, tooMany } from '../contract/replies.ts';
import type { HandlersOf, Tagged } from '../contract/types.ts';
import { refusedToken } from '../domain/accounts/refusals.ts';
import { REFUSALS } from '../domain/commands/gates.ts';
import { instantOf, iso } from '../domain/iso.ts';
import { createLocationLink, openLinks, readLocationLink, revokeLocationLink } from '../domain/location-links/links.ts';
import { PENDING_TRANSFER } from '../domain/vehicles/update.ts';
import type { Services } from './services.ts';

const DETAILS = {
  PLAN: REFUSALS.PLAN,
  PENDING_TRANSFER,
  LINK_LIMIT: 'This vehicle has 10 open links. Please revoke one first.',
} as const;

export const locationLinkOperations = ({ telemetry }: Services): HandlersOf<Tagged<'location-link'>> => ({
  listLocationLinks: ({ params }, { world }) => ({
    status: 200,
    body: openLinks(world, params.vehicleId).map(({ id, created_at, expires_at, last_opened_at }) => ({
      id,
      created_at: iso(created_at),
      expires_at: iso(expires_at),
      last_opened_at: last_opened_at === null ? null : iso(last_opened_at),
    })),
  }),

  createLocationLink: ({ params, body }, { world, now }) => {
    const vehicle = world.tables.vehicles.get(params.vehicleId);
    if (!vehicle) return notFound;
    const outcome = createLocationLink(world, vehicle, instantOf(body.expires_at), now);
    switch (outcome.kind) {
      case 'invalid':
        return invalid(outcome.errors);
      case 'refused':
        return forbidden(outcome.code, DETAILS[outcome.code]);
      case 'created': {
        const { id, created_at, expires_at } = outcome.link;
        const body = { id, token: outcome.token, created_at: iso(created_at), expires_at: iso(expires_at) };
        return { status: 201, body };
      }
    }
  },

  revokeLocationLink: ({ params }, { world, now }) =>
    revokeLocationLink(world, params.vehicleId, params.linkId, now) ? noContent : notFound,

  readLocationLink: ({ query }, { world, now }) => {
    const outcome = readLocationLink(world, query.token, { telemetry, now });
    switch (outcome.kind) {
      case 'refused':
        return refusedToken('locationLink', outcome.problem);
      case 'too_many':
        return tooMany(outcome.seconds);
      case 'read': {
        const { vehicle_name, place, expires_at } = outcome;
        const { latitude, longitude, located_at, no_position } = place;
        const at = located_at === null ? null : iso(located_at);
        const body = { vehicle_name, latitude, longitude, located_at: at, no_position, expires_at: iso(expires_at) };
        return { status: 200, body };
      }
    }
  },
});
