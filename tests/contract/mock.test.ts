import { expect, test } from 'vitest';
import { contractOf, type OperationId, operationIds } from './contract.ts';
import { runAgainstMock } from './mock.ts';

test('[core 7] [commerce 7] finds no drift and no notes in the mock', async () => {
  const { drift, leftBehind, notes } = await runAgainstMock();
  expect(drift).toEqual([]);
  expect(leftBehind).toEqual([]);
  expect(notes.filter(({ kind }) => kind === 'unknown field')).toEqual([]);
});

test.each(['documented-only', 'documented-only-b'] as const)(
  '[core 7] [commerce 7] finds no drift in a server that sends documented answers alone: %s',
  async (scenario) => {
    const { drift, leftBehind, skipped, checked } = await runAgainstMock({ scenario, includeAssumed: false });
    expect(drift).toEqual([]);
    expect(leftBehind).toEqual([]);
    const reason = 'assumed, not documented: requires --include-assumed';
    const isAssumed = (id: OperationId) => contractOf(id).provenance === 'assumed';
    expect(Object.groupBy(skipped, (one) => (one.reason === reason ? 'assumed' : 'needs'))).toEqual({
      assumed: skipped.filter(({ operation }) => isAssumed(operation)),
      // What these put back afterwards is in assumed fields alone.
      needs: [
        { operation: 'setAddOnAutorenewal', reason: 'needs a plan add-on, which listDevices did not return' },
        {
          operation: 'setAutorenewal',
          reason: 'needs a vehicle with auto-renewal on or off, which listVehicles did not return',
        },
        { operation: 'updateAlertRule', reason: 'needs an alert rule, which listAlertRules did not return' },
        {
          operation: 'updateOptionTables',
          reason: 'needs an option of a device, which getOptionTables did not return',
        },
      ],
    });
    expect(skipped.filter(({ operation }) => isAssumed(operation))).toHaveLength(operationIds.filter(isAssumed).length);
    expect(checked.length).toBeGreaterThan(60);
  },
);
