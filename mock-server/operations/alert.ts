import { invalid } from '../contract/replies.ts';
import type { HandlersOf } from '../contract/types.ts';
import { visibleVehicles } from '../domain/access/rights.ts';
import { pageOf, windowOf } from '../domain/paging.ts';
import { rangeOf } from '../domain/ranges.ts';
import { chosen, subjectOf } from '../domain/subjects.ts';
import { placedRows } from '../domain/vehicles/place.ts';
import type { Services } from './services.ts';

export const alertOperations = ({ telemetry }: Services): HandlersOf<'listAlertEvents'> => ({
  listAlertEvents: ({ query }, { world, caller, now }) => {
    const { from, to, errors } = rangeOf(query, now);
    if (errors) return invalid(errors);
    const vehicles = chosen(visibleVehicles(world, caller.user, now), query.vehicle_id);
    const subjects = vehicles.map((vehicle) => subjectOf(world, vehicle));
    const { count, rows } = telemetry.alertEvents(subjects, {
      now,
      from,
      to,
      ...(query.alert_type && { types: query.alert_type }),
      ...windowOf(query),
    });
    return { status: 200, body: pageOf('/api/v1/alert/event', query, count, placedRows(world, rows)) };
  },
});
