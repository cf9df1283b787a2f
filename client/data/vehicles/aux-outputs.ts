import { queryOptions, skipToken } from '@tanstack/react-query';
import { body } from '../../api/body.ts';
import type { Vehicle } from '../../api/model.ts';
import { getFeatures } from '../../api/operations.ts';
import { abilitiesOf } from '../../rules/abilities.ts';

/**
 * Which auxiliary outputs a device has (core 3), from what is stored: the device itself is not asked for that. Nothing is
 * read of a product that has none.
 */
export const auxOutputsQuery = ({ device_key, product_name }: Pick<Vehicle, 'device_key' | 'product_name'>) =>
  queryOptions({
    queryKey: ['getFeatures', device_key, 'stored'],
    queryFn: hasAux(product_name)
      ? ({ signal }) => body(getFeatures(device_key, { query_device: false }, { signal }))
      : skipToken,
    select: ({ aux_outputs = [] }): readonly number[] => aux_outputs,
  });

const hasAux = (product: string): boolean => abilitiesOf(product)?.commands.includes('remote_aux1') ?? true;
