import { expect, test } from 'vitest';
import { auxOutputsQuery } from './aux-outputs.ts';

const query = (product_name: string) => auxOutputsQuery({ device_key: 'GG-20417-A7', product_name });
const outputsOf = (features: object) => query('ft-x2max').select?.({ features, isStored: false });

test("[core 3] returns the auxiliary outputs of the device's features", () => {
  expect(outputsOf({ aux_outputs: [1, 2] })).toEqual([1, 2]);
  expect(outputsOf({})).toEqual([]);
});

test('[core 3] reads nothing for a product without auxiliary outputs', () => {
  expect([query('ft-x2max').enabled, query('ft-xt').enabled]).toEqual([true, false]);
});
