import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productCapabilities as clientCapabilities } from '../../client/rules/vehicle/product-capabilities.ts';
import { productCapabilities } from '../../fixtures/catalog/product-capabilities.ts';
import { RESERVED } from '../../mock-server/domain/accounts/reserved.ts';
import { keysOf, PRODUCTS } from './table.ts';

test.each(keysOf(PRODUCTS))('[core 6] agrees on the settings of %s between client and server', (product) => {
  const { configurations } = productCapabilities(product);
  const known = clientCapabilities(product);
  expect(configurations.includes('set_live_tracking')).toBe(known?.liveTracking);
  // A dash cam's network settings are on its card.
  expect(configurations.includes('set_wifi')).toBe(known?.kind === 'dash_cam');
});

test('[core 5] reserves the same addresses in client and server', () => {
  const { signIn } = JSON.parse(readFileSync('client/public/config.json', 'utf8')) as { signIn: typeof RESERVED };
  expect(signIn).toMatchObject(RESERVED);
});
