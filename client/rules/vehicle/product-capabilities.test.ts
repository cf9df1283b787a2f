import { expect, test } from 'vitest';
import { commandGate } from '../commands/command-gate.ts';
import { productCapabilities } from './product-capabilities.ts';
import { aVehicle } from './vehicle.fixture.ts';

const CONTROL = 'arm disarm remote_start remote_stop trunk panic_on panic_off location';
const AUX = 'remote_aux1 remote_aux2';

/** Every product named by the mock's fixtures and core 3. */
test.each([
  ['ft-x1r', 'control_module', CONTROL, false],
  ['ft-x1max', 'control_module', `${CONTROL} ${AUX}`, false],
  ['ft-x2max', 'control_module', `${CONTROL} ${AUX}`, false],
  ['ft-dr3400-lte', 'control_module', `${CONTROL} ${AUX}`, false],
  ['ft-dr3400', 'control_module', `${CONTROL} ${AUX}`, false],
  ['dr3400x', 'control_module', `${CONTROL} ${AUX}`, false],
  ['ft-dr3100-gps', 'powered_tracker', 'location', true],
  ['dr3100', 'powered_tracker', 'location', true],
  ['ft-xt', 'battery_tracker', 'location', true],
  ['ft-xc', 'dash_cam', 'location panic_on panic_off', false],
  ['ft-xc2', 'dash_cam', CONTROL, false],
] as const)('[core 3] [core 6] %s is a %s that takes: %s', (productName, kind, commands, liveTracking) => {
  const capabilities = productCapabilities(productName);
  expect(capabilities).toEqual({ kind, commands: commands.split(' '), liveTracking });
});

test.each(['ft-z9', 'constructor', '', 'FT-XT'])('the product %j is unknown', (productName) => {
  expect(productCapabilities(productName)).toBeNull();
});

const owner = { user: { vehicle_access: [] }, now: Date.parse('2026-11-21T16:00:00Z') };
const gate = (product_name: string, command: Parameters<typeof commandGate>[1]) =>
  commandGate(aVehicle({ product_name }), command, owner);

test('[core 6] commands that a product lacks are disabled with their reason', () => {
  const disabled = { allowed: false, reason: 'not_supported' };
  expect(gate('ft-xc', 'disarm')).toEqual(disabled);
  expect(gate('ft-xc', 'panic_on')).toEqual({ allowed: true });
  expect(gate('ft-xt', 'remote_start')).toEqual(disabled);
  expect(gate('ft-xt', 'location')).toEqual({ allowed: true });
  expect(gate('ft-x1r', 'remote_aux1')).toEqual(disabled);
  expect(gate('ft-dr3400-lte', 'remote_aux1')).toEqual({ allowed: true });
});

test('an unknown product disables nothing', () => {
  expect(gate('ft-z9', 'remote_start')).toEqual({ allowed: true });
});
