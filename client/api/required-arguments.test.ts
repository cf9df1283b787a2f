import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as alert from '../../generated/client/alert.ts';
import * as card from '../../generated/client/card.ts';
import * as device from '../../generated/client/device.ts';
import * as geofence from '../../generated/client/geofence.ts';
import * as iot from '../../generated/client/iot.ts';
import * as subscriber from '../../generated/client/subscriber.ts';
import * as user from '../../generated/client/user.ts';
import * as vehicle from '../../generated/client/vehicle.ts';
import { REQUIRED, requireDeviceKeys } from './required-arguments.ts';
import { configureApi } from './transport.ts';

const generated = { ...alert, ...card, ...device, ...geofence, ...iot, ...subscriber, ...user, ...vehicle };

type Row = [operation: keyof typeof REQUIRED, given: readonly unknown[], message: string];

const JWT = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiI1ZSJ9.c2ln';
const FROM = '2026-11-20T00:00:00.000Z';
const PASSWORDS = { password: 'Waymark-2026!', confirm_password: 'Waymark-2026!', token: JWT };

const CORE_8: Row[] = [
  ['updateUser', [undefined, { unit: 'metric' }], 'userId is a required field'],
  ['updateUser', [Number.NaN, { unit: 'metric' }], 'userId is a required field'],
  ['updateUser', [101, null], 'Updates object is required'],
  ['updateUser', [101, {}], 'Updates object is required'],
  ['deleteUser', [undefined, { subscriber: 11 }], 'User id is required'],
  ['deleteUser', [101, {}], 'Subscriber id is required'],
  ['getSubscriber', [undefined], 'Subscriber id is required'],
  ['updateSubscriber', [undefined, {}], 'Subscriber id is required'],
  ['updateSubscriber', [11, undefined], 'Updates object is required'],
  ['setPassword', [{ ...PASSWORDS, password: '' }, { token: JWT }], 'Password is required'],
  ['setPassword', [{ ...PASSWORDS, confirm_password: ' ' }, { token: JWT }], 'Confirm Password is required'],
  ['setPassword', [{ ...PASSWORDS, token: '' }, { token: JWT }], 'Token is required'],
  ['setPassword', [PASSWORDS, {}], 'Token is required'],
  ['setPassword', [PASSWORDS, { token: 'eyJhbGciOiJub25lIn0.eyJzdWI' }], 'Invalid JWT token'],
  ['setPassword', [PASSWORDS, { token: `${JWT}.` }], 'Invalid JWT token'],
  ['getTokenSubject', [{}], 'Token is required'],
  ['acceptInvite', [{ token: '' }], 'Token is required'],
  ['declineInvite', [{}], 'Token is required'],
  ['acceptTransfer', [undefined], 'Token is required'],
  ['declineTransfer', [{ token: null }], 'Token is required'],
  ['acceptEmailChange', [{ token: 'eyJhbGciOiJub25lIn0.e30.' }], 'Invalid JWT token'],
  ['declineEmailChange', [{ token: 'eyJhbGciOiJub25lIn0' }], 'Invalid JWT token'],
];

const COMMERCE_5: Row[] = [
  ['getCard', [undefined], 'Card id is a required field'],
  ['updateCard', [undefined, { is_main: true }], 'Card id is a required field'],
  ['updateCard', [7, undefined], 'Updates object is required'],
  ['deleteCard', [null], 'Card id is a required field'],
  ['createVehicle', [{ device_key: 'GG-20417-A7', vehicle_name: 'Van' }], 'subscriber_id is a required field'],
  ['createVehicle', [{ subscriber_id: 11, vehicle_name: 'Van' }], 'device_key is a required field'],
  ['createVehicle', [{ subscriber_id: 11, device_key: 'GG-20417-A7' }], 'vehicle_name is a required field'],
  ['getVehicle', [undefined], 'vehicle_id is a required field'],
  ['updateVehicle', [undefined, { vehicle_name: 'Van' }], 'vehicleId is a required field'],
  ['updateVehicle', [1001, undefined], 'Updates object is required'],
  ['getPendingVehicleData', ['GG-20417-A7', {}], 'subscriberId is a required field'],
  ['getPendingVehicleData', ['', { subscriber: 11 }], 'deviceKey is a required field'],
  ['deactivateDevice', [{ device_key: '' }], 'Device key is a required field'],
  ['setServiceMode', [undefined, { service_mode: true }], 'deviceKey is a required field'],
  ['setAddOnAutorenewal', [undefined], 'Missing payload'],
  ['sendConfiguration', [{ command: 'set_mileage', value: 48_213 }], 'deviceKey is a required field'],
  ['sendConfiguration', [{ deviceKey: 'GG-20417-A7', command: 'set_mileage' }], 'mileage is a required field'],
  ['sendConfiguration', [{ deviceKey: 'GG-20417-A7', command: 'set_siren' }], 'value is a required field'],
  ['listTrips', ['', { from_date: FROM, to_date: FROM }], 'deviceKey is a required field'],
  ['listTrips', ['GG-20417-A7', { to_date: FROM }], 'from is a required field'],
  ['listTrips', ['GG-20417-A7', { from_date: FROM }], 'to is a required field'],
  ['listLogs', [{ limit: 1, device_key: 'GG-20417-A7' }], 'fromDate is a required field'],
  ['getGeofence', [undefined], 'Geofence ID is required'],
  ['createGeofence', [undefined], 'Geofence payload required'],
  ['updateGeofence', [undefined, { name: 'Home' }], 'Geofence payload with id is required'],
  ['updateGeofence', [7, undefined], 'Geofence payload with id is required'],
  ['deleteGeofence', [undefined], 'Geofence id is required'],
  ['listAlertEvents', [{ limit: 100 }], 'Please specify from which date you want to get events'],
  ['createAlertRule', [{ alert_type: 'geofences', vehicle_ids: [] }], 'vehicleId is a required field'],
  ['updateAlertRule', [undefined, { is_enabled: false }], 'Alert rule id is required'],
  ['updateAlertRule', [9, undefined], 'Alert rule updates payload is required'],
];

const COMPLETE: [operation: Row[0], given: Row[1]][] = [
  ['updateUser', [101, { allow_app_analytics: false }]],
  ['setPassword', [PASSWORDS, { token: JWT }]],
  // Tokens need not be JWTs.
  ['acceptInvite', [{ token: '8f14e45f-ceea-467f-a0e6-1d2c9b3a7f10' }]],
  ['updateCard', [0, { is_main: true }]],
  ['sendConfiguration', [{ deviceKey: 'GG-20417-A7', command: 'set_siren', value: false }]],
  ['sendConfiguration', [{ deviceKey: 'GG-20417-A7', command: 'set_mileage', value: 0 }]],
  ['listLogs', []],
  ['listLogs', [{ limit: 1, from_date: FROM }]],
  ['createAlertRule', [{ alert_type: 'towing_detection' }]],
];

const send = vi.fn<typeof fetch>(async () => Response.json('sent'));
beforeAll(() => {
  vi.stubGlobal('fetch', send);
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Calls an operation regardless of its types. */
async function outcomeOf(operation: Row[0], given: readonly unknown[]) {
  send.mockClear();
  const call = generated[operation] as (...given: readonly unknown[]) => Promise<unknown>;
  return call(...given).catch((error: unknown) => error);
}

async function refuses(...[operation, given, message]: Row): Promise<void> {
  expect(await outcomeOf(operation, given)).toMatchObject({
    name: 'ApiError',
    kind: 'validation',
    status: 418,
    message,
  });
  expect(send).not.toHaveBeenCalled();
}

describe('[core 8] without sending a request', () => {
  test.each(CORE_8)('%s(%j) rejects with "%s"', refuses);
});

describe('[commerce 5] without sending a request', () => {
  test.each(COMMERCE_5)('%s(%j) rejects with "%s"', refuses);

  test('a report without devices rejects with "No Device Keys Provided"', () => {
    expect(() => requireDeviceKeys([])).toThrow('No Device Keys Provided');
    expect(() => requireDeviceKeys(['GG-20417-A7'])).not.toThrow();
  });
});

test.each(COMPLETE)('sends %s(%j)', async (operation, given) => {
  expect(await outcomeOf(operation, given)).toBe('sent');
  expect(send).toHaveBeenCalledOnce();
});

test('every operation with required arguments has a case', () => {
  const tried = new Set([...CORE_8, ...COMMERCE_5].map(([operation]) => operation));
  expect(Object.keys(REQUIRED).filter((operation) => !tried.has(operation as Row[0]))).toEqual([]);
});
