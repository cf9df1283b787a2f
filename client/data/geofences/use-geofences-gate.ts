import { useQuery } from '@tanstack/react-query';
import { geofencesGate } from '../../rules/geofences/gate.ts';
import { useUser } from '../../state/session.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';

/** Whether the user has geofences. Allowed while the vehicles are loading. */
export function useGeofencesGate() {
  const { data: vehicles } = useQuery(vehiclesQuery());
  return geofencesGate(useUser(), vehicles);
}

/** Whether geofences of the user can be read: only once that is known, because the server refuses those of others. */
export function useHasGeofences(): boolean {
  const { data: vehicles } = useQuery(vehiclesQuery());
  return geofencesGate(useUser(), vehicles).allowed && vehicles !== undefined;
}
