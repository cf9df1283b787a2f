import { queryOptions } from '@tanstack/react-query';
import type { Vehicle } from '../../api/model.ts';
import { productCapabilities } from '../../rules/vehicle/product-capabilities.ts';
import { featuresQuery } from '../device-settings/features.ts';

/**
 * Auxiliary outputs of a device (core 3), from the stored features without asking the device. Reads nothing for a
 * product without them.
 */
export const auxOutputsQuery = ({ device_key, product_name }: Pick<Vehicle, 'device_key' | 'product_name'>) =>
  queryOptions({
    ...featuresQuery(device_key, false),
    enabled: productCapabilities(product_name)?.commands.includes('remote_aux1') ?? true,
    select: ({ features }): readonly number[] => features.aux_outputs ?? [],
  });
