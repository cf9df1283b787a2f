import type { Vehicle } from '../../api/model.ts';

/** "2023 Ford Transit 250", as far as known. */
export const kindOf = ({
  vehicle_year,
  vehicle_make,
  vehicle_model,
}: Pick<Vehicle, 'vehicle_year' | 'vehicle_make' | 'vehicle_model'>): string =>
  [vehicle_year, vehicle_make, vehicle_model].filter(Boolean).join(' ');
