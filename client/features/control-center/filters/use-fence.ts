import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { getGetGeofenceQueryOptions } from '../../../../generated/client/geofence.ts';
import { useHasGeofences } from '../../../data/geofences/use-geofences-gate.ts';
import { insideOf } from '../../../rules/geofences/inside.ts';
import { readShape } from '../../../rules/geofences/shape.ts';
import { positionGate } from '../../../rules/vehicle/position.ts';
import type { IsInside } from '../list/list-rows.ts';
import { changeList } from './list-settings.ts';

/** The geofence that filters the list. Idle without one, and for users without geofences. */
export function useFence(id: number | null) {
  const isAsked = useHasGeofences() && id !== null;
  return useQuery({ ...getGetGeofenceQueryOptions(id ?? 0), enabled: isAsked });
}

/** Whether a vehicle is inside of the geofence that filters the list. `null` without one, and until it is read. */
export function useIsInside(id: number | null): IsInside | null {
  const { data, error } = useFence(id);
  const isMissing = id !== null && error?.kind === 'not-found';
  // A deleted geofence would otherwise filter without a visible reason.
  useEffect(() => {
    if (isMissing) changeList({ fence: null });
  }, [isMissing]);
  return useMemo(() => {
    if (id === null || !data) return null;
    const isInside = insideOf(readShape(data));
    return (vehicle) => {
      const gate = positionGate(vehicle);
      return gate.allowed && isInside(gate.position);
    };
  }, [id, data]);
}
