import { queryOptions } from '@tanstack/react-query';
import type { Vehicle } from '../../api/model.ts';
import { productCapabilities } from '../../rules/vehicle/product-capabilities.ts';
import { featuresQuery } from '../device-settings/features.ts';

/**
 * Which auxiliary outputs a device has (core 3), from what is stored: the device itself is not asked for that. Nothing is
 * read of a product that has none.
 */
export const auxOutputsQuery = ({ device_key, product_name }: Pick<Vehicle, 'device_key' | 'product_name'>) =>
  queryOptions({
    ...featuresQuery(device_key, false),
    enabled: productCapabilities(product_name)?.commands.includes('remote_aux1') ?? true,
    select: ({ features }): readonly number[] => features.aux_outputs ?? [],
  });
