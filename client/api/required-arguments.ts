import type * as alert from '../../generated/client/alert.ts';
import type * as card from '../../generated/client/card.ts';
import type * as device from '../../generated/client/device.ts';
import type * as geofence from '../../generated/client/geofence.ts';
import type * as iot from '../../generated/client/iot.ts';
import type * as subscriber from '../../generated/client/subscriber.ts';
import type * as user from '../../generated/client/user.ts';
import type * as vehicle from '../../generated/client/vehicle.ts';
import type { OperationId } from '../../generated/contract/operations.ts';
import { readClaims } from '../identity/claims.ts';
import { ApiError, DEFAULT_STATUS } from './errors.ts';

type Generated = typeof alert &
  typeof card &
  typeof device &
  typeof geofence &
  typeof iot &
  typeof subscriber &
  typeof user &
  typeof vehicle;

/** Arguments as they may arrive at run time: each may be missing or incomplete. */
type Given<Arguments extends readonly unknown[]> = { [I in keyof Arguments]: Loose<Arguments[I]> | null | undefined };
type Loose<Argument> = Argument extends object ? Partial<Argument> : Argument;
/** A required value, and the message if it is missing. */
type Requirement = readonly [value: unknown, message: string];
type Rows = {
  readonly [K in OperationId & keyof Generated]?: (...given: Given<Parameters<Generated[K]>>) => readonly Requirement[];
};

const TOKEN_REQUIRED = 'Token is required';
const oneTimeToken = (token: string | null | undefined): readonly Requirement[] => [
  [token, TOKEN_REQUIRED],
  [isCutJwt(token) ? null : token, 'Invalid JWT token'],
];
const NEEDS_UPDATES = 'Updates object is required';
const DEVICE_KEY = 'deviceKey is a required field';

/**
 * Required arguments of each operation, in the order of the checks (core 8, commerce 5). If the documents name an
 * argument without a text, the message is like "userId is a required field".
 */
export const REQUIRED = {
  updateUser: (userId, updates) => [
    [userId, 'userId is a required field'],
    [updates, NEEDS_UPDATES],
  ],
  deleteUser: (userId, query) => [
    [userId, 'User id is required'],
    [query?.subscriber, 'Subscriber id is required'],
  ],
  getSubscriber: (subscriberId) => [[subscriberId, 'Subscriber id is required']],
  updateSubscriber: (subscriberId, updates) => [
    [subscriberId, 'Subscriber id is required'],
    [updates, NEEDS_UPDATES],
  ],
  setPassword: (body, query) => [
    [body?.password, 'Password is required'],
    [body?.confirm_password, 'Confirm Password is required'],
    [body?.token, TOKEN_REQUIRED],
    ...oneTimeToken(query?.token),
  ],
  getTokenSubject: (query) => oneTimeToken(query?.token),
  acceptInvite: (query) => oneTimeToken(query?.token),
  declineInvite: (query) => oneTimeToken(query?.token),
  acceptTransfer: (query) => oneTimeToken(query?.token),
  declineTransfer: (query) => oneTimeToken(query?.token),
  acceptEmailChange: (query) => oneTimeToken(query?.token),
  declineEmailChange: (query) => oneTimeToken(query?.token),

  getCard: (cardId) => [[cardId, 'Card id is a required field']],
  updateCard: (cardId, updates) => [
    [cardId, 'Card id is a required field'],
    [updates, NEEDS_UPDATES],
  ],
  deleteCard: (cardId) => [[cardId, 'Card id is a required field']],

  createVehicle: (body) => [
    [body?.subscriber_id, 'subscriber_id is a required field'],
    [body?.device_key, 'device_key is a required field'],
    [body?.vehicle_name, 'vehicle_name is a required field'],
  ],
  getVehicle: (vehicleId) => [[vehicleId, 'vehicle_id is a required field']],
  updateVehicle: (vehicleId, updates) => [
    [vehicleId, 'vehicleId is a required field'],
    [updates, NEEDS_UPDATES],
  ],
  getPendingVehicleData: (deviceKey, query) => [
    [query?.subscriber, 'subscriberId is a required field'],
    [deviceKey, DEVICE_KEY],
  ],

  deactivateDevice: (body) => [[body?.device_key, 'Device key is a required field']],
  setServiceMode: (deviceKey) => [[deviceKey, DEVICE_KEY]],
  setAddOnAutorenewal: (body) => [[body, 'Missing payload']],
  sendConfiguration: (body) => [
    [body?.deviceKey, DEVICE_KEY],
    [body?.value, `${body?.command === 'set_mileage' ? 'mileage' : 'value'} is a required field`],
  ],
  listTrips: (deviceKey, query) => [
    [deviceKey, DEVICE_KEY],
    [query?.from_date, 'from is a required field'],
    [query?.to_date, 'to is a required field'],
  ],
  // The latest entry is read as a list of one.
  listLogs: (query) => (query?.limit === 1 ? [[query.from_date, 'fromDate is a required field']] : []),

  getGeofence: (geofenceId) => [[geofenceId, 'Geofence ID is required']],
  createGeofence: (body) => [[body, 'Geofence payload required']],
  updateGeofence: (geofenceId, body) => [[isThere(geofenceId) ? body : null, 'Geofence payload with id is required']],
  deleteGeofence: (geofenceId) => [[geofenceId, 'Geofence id is required']],

  listAlertEvents: (query) => [[query?.from_date, 'Please specify from which date you want to get events']],
  createAlertRule: (body) =>
    body?.alert_type === 'geofences' ? [[body.vehicle_ids, 'vehicleId is a required field']] : [],
  updateAlertRule: (ruleId, updates) => [
    [ruleId, 'Alert rule id is required'],
    [updates, 'Alert rule updates payload is required'],
  ],
} as const satisfies Rows;

/** Checks the devices of a report before they are read (commerce 5). Alerts are read by vehicle, so that their operation does not check. */
export const requireDeviceKeys = (keys: readonly string[]): void =>
  demand([[keys.filter(isThere), 'No Device Keys Provided']]);

/**
 * Throws an `ApiError` of kind `validation` if a required argument of an operation is missing, before anything is sent.
 */
export function requireArguments(operation: OperationId, given: readonly unknown[]): void {
  const rows: Partial<Record<OperationId, unknown>> = REQUIRED;
  const requirementsOf = rows[operation] as ((...given: readonly unknown[]) => readonly Requirement[]) | undefined;
  if (requirementsOf) demand(requirementsOf(...given));
}

function demand(requirements: readonly Requirement[]): void {
  const missing = requirements.find(([value]) => !isThere(value));
  if (missing) throw new ApiError({ kind: 'validation', status: DEFAULT_STATUS, message: missing[1] });
}

/** Whether a value is present. Blank texts, `NaN`, and empty lists and objects are not. */
function isThere(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return !Number.isNaN(value);
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== undefined && value !== null;
}

/** Whether a one-time token is a truncated JWT: mail programs cut long links. */
function isCutJwt(token: string | null | undefined): boolean {
  if (!token?.startsWith('eyJ')) return false;
  const parts = token.split('.');
  return parts.length !== 3 || parts.includes('') || readClaims(token) === null;
}
