import { expect, test } from 'vitest';
import { bodyOf } from './body.ts';
import { aVehicle } from './vehicle.fixture.ts';

const of = (product_name: string, vehicle_make: string, vehicle_model: string, vehicle_name: string) =>
  bodyOf(aVehicle({ product_name, vehicle_make, vehicle_model, vehicle_name }));

test.each([
  ['van', 'Ford', 'Transit 250', 'Van 12'],
  ['van', 'Nissan', 'NV200', 'Van 09'],
  ['pickup', 'Chevrolet', 'Silverado 1500', 'Silverado'],
  ['pickup', 'Ford', 'F-150', 'Vans and more'],
  ['truck', 'Ford', 'F-750', 'Dump truck'],
  ['truck', 'Isuzu', 'NPR', 'Box truck'],
  ['suv', 'Honda', 'CR-V', 'Nina’s CR-V'],
  ['suv', 'Toyota', 'RAV4', 'Old one'],
  ['car', 'Honda', 'Civic', 'Theo’s Civic'],
  ['car', 'Make', 'Model', 'Trailer hitch'],
  ['van', '', '', 'Van 3'],
])('[core 3] draws a %s for %s %s', (body, make, model, name) => {
  expect(of('ft-x1max', make, model, name)).toBe(body);
});

test.each([
  ['trailer', 'ft-xt', 'Big Tex', '14LP', 'Trailer 3'],
  ['trailer', 'ft-dr3100-gps', 'Laroche', 'Atlas', 'Remorque'],
  ['generator', 'ft-xt', 'Generac', 'XD5000E', 'Generator'],
  ['tracker', 'ft-xt', '', '', 'Tool box'],
  ['suv', 'ft-dr3100-gps', 'Jeep', 'Wrangler', 'Wrangler'],
  ['dash_cam', 'ft-xc', 'Ford', 'Transit', 'Van 5'],
  ['van', 'ft-xc2', 'Ford', 'Transit', 'Van 5'],
])('[core 3] draws a %s for the product %s of %s %s', (body, product, make, model, name) => {
  expect(of(product, make, model, name)).toBe(body);
});
