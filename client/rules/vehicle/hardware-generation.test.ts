import { expect, test } from 'vitest';
import { hardwareGeneration } from './hardware-generation.ts';

test.each([
  ['3182041907', 'x'],
  ['GG-20417-A7', 'v2'],
  ['DR-31047-182', 'v1'],
  ['G-20417', 'v1'],
  ['', 'v1'],
])('[core 3] derives the hardware generation from the device key %j: %s', (deviceKey, expected) => {
  expect(hardwareGeneration(deviceKey)).toBe(expected);
});
