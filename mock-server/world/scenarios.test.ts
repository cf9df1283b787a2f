import { expect, test } from 'vitest';
import { operations } from '../../generated/contract/operations.ts';
import { isScenario, SCENARIO_NAMES, scenarioOf } from './scenarios.ts';

const scenarios = SCENARIO_NAMES.map((name) => ({ name, ...scenarioOf(name) }));
const faults = scenarios.flatMap(({ faults = [] }) => faults);

test('finds scenarios by name', () => {
  expect(SCENARIO_NAMES).toEqual([
    'default',
    'empty',
    'fleet',
    'plans-ended',
    'subscriptions',
    'nine-vehicles',
    'ten-vehicles',
    'pins-set',
    'in-service',
    'outage-all',
    'outage-x1',
    'outage-dr',
    'outage-degraded',
    'outage-over',
    'maintenance-scheduled',
    'maintenance-in-progress',
    'devices-unreachable',
    'devices-moody',
    'alert-rules-rejected',
    'declining-cards',
    'live-view-broken',
    'sign-in-trouble',
    'slow-network',
    'flaky-network',
    'api-down',
    'hostile-content',
    'case-open',
    'documented-only',
    'documented-only-b',
  ]);
  expect(isScenario('fleet')).toBe(true);
  expect(isScenario('nothing')).toBe(false);
  expect(isScenario('toString')).toBe(false);
});

test('describes each scenario in a sentence', () => {
  expect(scenarios.filter(({ title }) => title.length < 5 || title.length > 40)).toEqual([]);
  expect(scenarios.filter(({ shows }) => !/^[A-Z].{20,140}\.$/.test(shows))).toEqual([]);
  expect(new Set(scenarios.map(({ title }) => title)).size).toBe(scenarios.length);
});

test('uses unique rule ids, contract operations and effective rules', () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
  expect(faults.filter(({ operation }) => operation !== undefined && !(operation in operations))).toEqual([]);
  expect(faults.filter(({ effect }) => Object.keys(effect).length === 0)).toEqual([]);
});

test('answers of rules match the contract', () => {
  const broken = faults.filter(({ operation, effect: { status, body } }) => {
    if (operation === undefined || status === undefined) return false;
    const schema = (
      operations[operation].responses as Record<number, { safeParse(value: unknown): { success: boolean } }>
    )[status];
    return schema !== undefined && !schema.safeParse(body).success;
  });
  expect(broken).toEqual([]);
});
