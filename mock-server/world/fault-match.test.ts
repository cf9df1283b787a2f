import { expect, test } from 'vitest';
import { type OperationId, operations } from '../../generated/contract/operations.ts';
import { type FaultMatch, isMatch, matchErrors } from './fault-match.ts';

test('knows every parameter of every operation', () => {
  const unknown = Object.entries(operations).flatMap(([id, { params, query, body }]) => {
    const parts = [params?.schema, query?.schema, body] as ({ shape?: object } | null | undefined)[];
    const names = parts.flatMap((part) => (part ? Object.keys(part.shape ?? { 'no fields': true }) : []));
    return names.filter((name) => {
      const { [name]: message } = matchErrors(id as OperationId, { [name]: 'x' });
      return message !== undefined && !message.startsWith('No valid request');
    });
  });
  expect(unknown).toEqual([]);
});

test.each<[OperationId, FaultMatch, object]>([
  ['getVehicle', { vehicleId: 1001 }, {}],
  ['getVehicle', { vehicleId: 1.5 }, { vehicleId: 'No valid request has this value' }],
  ['listAlertRules', { vehicle_id: 1001, alert_type: 'curfew' }, {}],
  ['listAlertRules', { alert_type: 'yoga' }, { alert_type: 'No valid request has this value' }],
  ['getArticle', { articleNumber: 'Text 1' }, { articleNumber: 'No valid request has this value' }],
  ['listVehicles', { vehicleId: 1001 }, { vehicleId: 'Is not a parameter of this operation' }],
])('checks values by the contract: %s %o', (operation, match, errors) => {
  expect(matchErrors(operation, match)).toEqual(errors);
});

test.each([[5], ['abc'], [[1]], [{ a: null }], [{ a: {} }], [{ a: [] }], [{ toString: 1 }]])(
  'matches no request by what a forged file may have: %o',
  (forged) => {
    expect(isMatch({ missing: 1, ...(forged as object) }, () => undefined)).toBe(false);
    expect(() => isMatch(forged as unknown as FaultMatch, () => ({ a: {} }))).not.toThrow();
  },
);

test('applies rules without values, also of older versions, to every request', () => {
  expect([isMatch(null, () => 1), isMatch(undefined, () => 1)]).toEqual([true, true]);
});
