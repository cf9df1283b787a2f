import { useQuery } from '@tanstack/react-query';
import type { Vehicle } from '../../../api/model.ts';
import { vehiclesQuery } from '../../../data/vehicles/queries.ts';
import { hasCamera } from '../../../rules/camera/live-view-gate.ts';

const NONE: readonly Vehicle[] = [];

/** The user's vehicles with a dash cam, in the server's order. */
export const useDashCams = (): readonly Vehicle[] => useQuery({ ...vehiclesQuery(), select: dashCamsOf }).data ?? NONE;

export const dashCamsOf = (vehicles: readonly Vehicle[]): Vehicle[] =>
  vehicles.filter((vehicle) => hasCamera(vehicle, null));
