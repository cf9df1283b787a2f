import type { QueryClient } from '@tanstack/react-query';
import type { OperationId, Operations } from '../../generated/contract/operations.ts';

type WithMethod<Method> = { [K in OperationId]: Operations[K]['method'] extends Method ? K : never }[OperationId];
/** Read operations. Their ids begin the query keys. */
export type Read = WithMethod<'get'>;
/** Write operations. */
export type Write = Exclude<OperationId, Read>;

const PLANS: readonly Read[] = ['listVehicles', 'getVehicle', 'listDevices'];
const VEHICLES: readonly Read[] = ['listVehicles', 'getVehicle'];
const FEED: readonly Read[] = ['listLogs'];
/** Reads about all vehicles, which change with the vehicles that the user can access. */
const SIGHT: readonly Read[] = [...PLANS, ...FEED, 'listAlertEvents', 'listAlertRules'];

/**
 * Reads that each write makes stale. A missing write does not compile. Excludes data that the mutation patches from the
 * response.
 */
export const MAKES_STALE: { readonly [W in Write]: readonly Read[] } = {
  inviteUser: ['listUserTokens'],
  acceptInvite: ['listUserTokens', 'listUsers', 'listFilters', 'getOptionTables', ...SIGHT],
  declineInvite: ['listUserTokens'],
  setPassword: ['listUsers'],
  resendEmail: [],
  registerUser: [],
  requestEmailChange: [],
  acceptEmailChange: ['listUsers'],
  declineEmailChange: [],
  testPush: [],
  // Invitations name their sender. The feed shows that exclusive access ended.
  updateUser: ['listUsers', 'listUserTokens', ...FEED],
  // A guest who leaves loses everything about the vehicles. Removing one cancels the invitation to them.
  deleteUser: [
    'listUsers',
    'listUserTokens',
    'listFilters',
    ...SIGHT,
    'getSubscriber',
    'getFeatures',
    'getOptionTables',
    'getObd',
    'listMedia',
    'listTrips',
  ],
  setVoicePin: ['listUsers'],
  removeVoicePin: ['listUsers'],
  updateSubscriber: ['getSubscriber'],
  createCard: ['listCards', 'getCard'],
  updateCard: ['listCards', 'getCard'],
  deleteCard: ['listCards', 'getCard'],
  createPayment: ['listPayments', 'getSubscriber', ...PLANS],
  setAutorenewal: PLANS,
  setAddOnAutorenewal: ['listDevices'],
  // Deletes the vehicle.
  deactivateDevice: [
    'listUsers',
    'listUserTokens',
    ...SIGHT,
    'getReadyState',
    'getFeatures',
    'getOptionTables',
    'getObd',
    'listMedia',
    'listTrips',
    'listPlanUpgrades',
    'listLocationLinks',
  ],
  // A resumed plan is charged.
  // Ends service mode, too, which the feed shows.
  installDevice: [...PLANS, ...FEED, 'listPayments', 'getSubscriber'],
  pauseDevice: ['listDevices'],
  acceptTransfer: ['listUsers', ...SIGHT, 'listMedia', 'listTrips'],
  declineTransfer: VEHICLES,
  startTransfer: VEHICLES,
  cancelTransfer: VEHICLES,
  setServiceMode: [...PLANS, ...FEED],
  // What was paid in advance becomes credit.
  cancelPendingPlan: ['listDevices', 'getSubscriber'],
  updateFeatures: FEED,
  updateOptionTables: ['getOptionTables', ...FEED],
  updateCameraSettings: ['listDevices'],
  setPin: FEED,
  deletePin: FEED,
  startStream: ['listDevices'],
  pingStream: [],
  getStreamKey: [],
  createVehicle: ['listVehicles', 'listDevices', 'getReadyState', 'getPendingVehicleData', 'listAlertRules'],
  // Entries of the feed and alerts name the vehicle.
  updateVehicle: [...FEED, 'listAlertEvents'],
  clearTroubleCode: ['getVehicle'],
  createLocationLink: ['listLocationLinks'],
  revokeLocationLink: ['listLocationLinks'],
  sendCommand: FEED,
  sendConfiguration: ['getFeatures', 'listDevices', ...FEED],
  createAlertRule: ['listAlertRules'],
  updateAlertRule: ['listAlertRules'],
  backtestAlertRule: [],
  createFilter: ['listFilters'],
  updateFilter: ['listFilters'],
  deleteFilter: ['listFilters'],
  createGeofence: ['listGeofences'],
  // Events and trips name the geofence.
  updateGeofence: ['listGeofences', 'getGeofence', ...FEED, 'listAlertEvents', 'listTrips'],
  deleteGeofence: ['listGeofences', 'getGeofence', 'listAlertRules'],
  getArticle: [],
  createCase: ['listCases'],
};

/** Invalidates the reads that a write makes stale. Mounted ones are refetched at once. */
export function afterWrite(client: QueryClient, write: Write): void {
  for (const read of MAKES_STALE[write]) void client.invalidateQueries({ queryKey: [read] });
}

export const isWrite = (name: unknown): name is Write => typeof name === 'string' && Object.hasOwn(MAKES_STALE, name);
