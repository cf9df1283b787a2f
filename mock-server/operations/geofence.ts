import { forbidden, invalid, noContent, notFound } from '../contract/replies.ts';
import type { Call, HandlersOf, Tagged } from '../contract/types.ts';
import { endGeofenceRules } from '../domain/alerts/rules.ts';
import {
  createGeofence,
  type GeofenceOutcome,
  geofencesOf,
  geofenceView,
  removeGeofence,
  updateGeofence,
} from '../domain/geofences/geofences.ts';
import { pageFrom } from '../domain/paging.ts';
import type { GeofenceRow } from '../world/rows.ts';
import { ownAccount } from './own-account.ts';

export const geofenceOperations = (): HandlersOf<Tagged<'geofence'>> => ({
  listGeofences: ({ query }, { world, caller }) => ({
    status: 200,
    body: pageFrom('/api/v1/geofence', query, geofencesOf(world, ownAccount(caller)), geofenceView),
  }),

  createGeofence: ({ body }, { world, caller, now }) => {
    const outcome = createGeofence(world, ownAccount(caller), body, now);
    return outcome.kind === 'saved' ? { status: 201, body: geofenceView(outcome.geofence) } : refused(outcome);
  },

  getGeofence: ({ params }, call) => {
    const geofence = ownGeofence(call, params.geofenceId);
    return geofence ? { status: 200, body: geofenceView(geofence) } : notFound;
  },

  updateGeofence: ({ params, body }, call) => {
    const geofence = ownGeofence(call, params.geofenceId);
    if (!geofence) return notFound;
    const outcome = updateGeofence(call.world, geofence, body, call.now);
    return outcome.kind === 'saved' ? { status: 200, body: geofenceView(outcome.geofence) } : refused(outcome);
  },

  deleteGeofence: ({ params }, call) => {
    const geofence = ownGeofence(call, params.geofenceId);
    if (!geofence) return notFound;
    removeGeofence(call.world, geofence, call.now);
    endGeofenceRules(call.world, geofence, call.now);
    return noContent;
  },
});

const refused = (outcome: Exclude<GeofenceOutcome, { kind: 'saved' }>) =>
  outcome.kind === 'invalid'
    ? invalid(outcome.errors)
    : forbidden('PLAN', 'Geofences need a plan with location services.');

function ownGeofence({ world, caller }: Pick<Call<'getGeofence'>, 'world' | 'caller'>, id: number): GeofenceRow | null {
  const geofence = world.tables.geofences.get(id);
  return geofence && geofence.removed_at === null && geofence.subscriber === ownAccount(caller) ? geofence : null;
}
