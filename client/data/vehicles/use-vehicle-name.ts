import { useQuery } from '@tanstack/react-query';
import { vehiclesQuery } from './queries.ts';

/** Name of the vehicle of an alert or an entry: as sent, otherwise that of the vehicle with this id, otherwise the id. */
export function useVehicleName({ vehicle_id, vehicle_name }: { vehicle_id: number; vehicle_name?: string }): string {
  const { data } = useQuery({
    ...vehiclesQuery(),
    select: (vehicles) => vehicles.find(({ id }) => id === vehicle_id)?.vehicle_name,
    enabled: vehicle_name === undefined,
  });
  return vehicle_name ?? data ?? String(vehicle_id);
}
