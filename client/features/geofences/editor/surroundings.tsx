import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllGeofences } from '../../../data/geofences/use-all-geofences.ts';
import { useInterruptionMark } from '../../../data/notices/use-interruption.ts';
import { vehiclesQuery } from '../../../data/vehicles/queries.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { vehicleState } from '../../../rules/vehicle/vehicle-state.ts';
import { useNow } from '../../../ui/use-now.ts';
import { drawnGeofence } from '../../../widgets/map/geofences/drawn-geofence.ts';
import { GeofenceLayers } from '../../../widgets/map/geofences/geofence-layers.tsx';
import { markersOf } from '../../../widgets/map/map-markers.ts';
import { VehicleMarkers } from '../../../widgets/map/markers/vehicle-markers.tsx';

/** Vehicles and other geofences around the one that is drawn. They take no clicks, which belong to the drawing. */
export function Surroundings({ exceptId }: { exceptId: number | null }) {
  const now = useNow(MINUTE);
  const markOf = useInterruptionMark();
  const { data: vehicles } = useQuery(vehiclesQuery());
  const { all } = useAllGeofences();
  const shapes = useMemo(() => (all ?? []).filter(({ id }) => id !== exceptId).map(drawnGeofence), [all, exceptId]);
  const markers = useMemo(
    () =>
      markersOf(
        (vehicles ?? []).map((vehicle) => ({ vehicle, state: vehicleState(vehicle, now) })),
        markOf,
      ),
    [vehicles, now, markOf],
  );
  return (
    <>
      <GeofenceLayers shapes={shapes} isMuted />
      <VehicleMarkers markers={markers} selectedId={null} />
    </>
  );
}
