import { expect, test } from 'vitest';
import { hasThreshold, presetsOf, startThreshold, thresholdRange } from './thresholds.ts';

const MODULE = { tracking_only: false };
const TRACKER = { tracking_only: true };

test.each([
  ['speed_limit', 'mph', [MODULE], [20, 150]],
  ['speed_limit', 'kmh', [MODULE], [32, 240]],
  ['speed_limit', 'mph', [TRACKER], [10, 200]],
  ['speed_limit', 'kmh', [TRACKER], [16, 321]],
  ['engine_idle', 'mph', [MODULE], [1, 48]],
  ['engine_idle', 'mph', [TRACKER], [3, 45]],
  ['engine', 'mph', [MODULE], [1, 999]],
  ['engine', 'mph', [TRACKER], [1, 999]],
] as const)('[core 9] takes %s in %s for %o', (type, unit, vehicles, range) => {
  expect(thresholdRange(type, unit, vehicles)).toEqual(range);
});

test('[core 9] takes for a tracker and a module what both take', () => {
  expect(thresholdRange('speed_limit', 'mph', [TRACKER, MODULE])).toEqual([20, 150]);
  expect(thresholdRange('engine_idle', 'mph', [TRACKER, MODULE])).toEqual([3, 45]);
});

test('[core 9] offers presets for the idling of trackers only', () => {
  expect(presetsOf('engine_idle', [TRACKER])).toEqual([3, 15, 25, 45]);
  expect(presetsOf('engine_idle', [MODULE])).toEqual([]);
  expect(presetsOf('engine', [TRACKER])).toEqual([]);
});

test('[core 9] starts with 90 minutes of a running engine and 5 of idling', () => {
  expect([startThreshold('engine', 'mph'), startThreshold('engine_idle', 'mph')]).toEqual([90, 5]);
});

test('[core 9] knows which types have a threshold, and the range of no vehicle is that of a module', () => {
  const types = ['speed_limit', 'engine_idle', 'engine', 'curfew', 'ignition'] as const;
  expect(types.filter(hasThreshold)).toEqual(['speed_limit', 'engine_idle', 'engine']);
  expect(thresholdRange('speed_limit', 'mph', [])).toEqual([20, 150]);
  expect(presetsOf('engine_idle', [MODULE, TRACKER])).toEqual([3, 15, 25, 45]);
  expect([startThreshold('speed_limit', 'mph'), startThreshold('speed_limit', 'kmh')]).toEqual([75, 120]);
});
