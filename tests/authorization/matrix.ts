import type { OperationId } from '../../generated/contract/operations.ts';

/**
 * Expected access, written by hand from core 6 and commerce 6, independent of the mock's table. Columns are kinds of
 * caller, in order. The samples of `requests.ts` address the owner's resources.
 */
export const callers = [
  /** No token. */
  'anonymous',
  /** An expired token. */
  'expired',
  'owner',
  /** Guests of the owner, by access level. */
  'guest-full',
  'guest-partial',
  'guest-read-only',
  /** A guest with expired access. */
  'guest-expired',
  /** Another owner. */
  'owner-stranger',
  'installer',
  'dealer',
  /** The same, while the device of the samples is in service mode. */
  'installer-in-service',
  'dealer-in-service',
] as const;
export type CallerKind = (typeof callers)[number];

/** One sign per caller: `.` allowed, `0` 400, `1` 401, `3` 403, `4` 404. */
const PUBLIC = '.. .... .. .. ..';
const SIGNED = '11 .... .. .. ..';
/** Visible to owner and guests. */
const VIEW = '11 .... 44 44 44';
const COMMAND = '11 ...3 44 44 44';
const SETTINGS = '11 ..33 44 44 44';
const OWN = '11 .333 44 44 44';
/** Resources of owners only: guests, installers and dealers have none. */
const OWNERS = '11 .333 3. 33 33';
/** One resource of an account, which other owners cannot see. */
const OWNED = '11 .333 34 33 33';
/** The account itself. Not visible to a guest with expired access. */
const ACCOUNT_VIEW = '11 .... 44 44 44';
const ACCOUNT_OWN = '11 .333 44 44 44';
/** About the guest with read-only access, who may leave. */
const LEAVE = '11 .33. 44 44 44';
const SELF = '11 .444 44 44 44';
/**
 * The work on a device: serial numbers are public, so that an installer or dealer out of service mode gets 403. Neither
 * sees the vehicle, its plan, its people or its history, in service mode or not (commerce 4).
 */
const SERVICE_VIEW = '11 .... 44 33 ..';
const SERVICE_COMMAND = '11 ...3 44 33 ..';
const SERVICE_SETTINGS = '11 ..33 44 33 ..';
const SERVICE_OWN = '11 .333 44 33 ..';
/** Service mode belongs to the owner: nobody else opens or extends it. Ending it has its own test. */
const SERVICE_OPEN = '11 .333 44 33 33';

/**
 * What the owner may not do while a guest has exclusive access: control and change of the vehicle. Paying, renewing and autorenewal stay
 * the owner's (commerce 3, commerce 6).
 */
export const guestsDuringExclusiveAccess: ReadonlySet<OperationId> = new Set([
  'deactivateDevice',
  'pauseDevice',
  'startTransfer',
  'cancelTransfer',
  'setServiceMode',
  'updateFeatures',
  'getOptionTables',
  'updateOptionTables',
  'updateCameraSettings',
  'setPin',
  'deletePin',
  'startStream',
  'getStreamKey',
  'getStream',
  'pingStream',
  'updateVehicle',
  'clearTroubleCode',
  'sendCommand',
  'sendConfiguration',
  'createAlertRule',
  'updateAlertRule',
]);

export const matrix: { readonly [K in OperationId]: string } = {
  listUsers: SIGNED,
  listUserTokens: SIGNED,
  inviteUser: ACCOUNT_OWN,
  getTokenSubject: PUBLIC,
  acceptInvite: SIGNED,
  declineInvite: PUBLIC,
  setPassword: PUBLIC,
  resendEmail: PUBLIC,
  registerUser: PUBLIC,
  requestEmailChange: SIGNED,
  acceptEmailChange: PUBLIC,
  declineEmailChange: PUBLIC,
  testPush: SELF,
  updateUser: SELF,
  deleteUser: LEAVE,
  setVoicePin: SELF,
  removeVoicePin: SELF,

  getSubscriber: ACCOUNT_VIEW,
  updateSubscriber: ACCOUNT_OWN,

  listCards: OWNERS,
  createCard: OWNERS,
  getCard: OWNED,
  updateCard: OWNED,
  deleteCard: OWNED,
  listPayments: OWNERS,
  // 400: a line error of the device (commerce 8).
  createPayment: '11 .333 30 33 33',
  getPayment: OWNED,

  listDevices: SIGNED,
  setAutorenewal: OWN,
  setAddOnAutorenewal: OWN,
  deactivateDevice: OWN,
  installDevice: SERVICE_OWN,
  pauseDevice: OWN,
  acceptTransfer: SIGNED,
  declineTransfer: SIGNED,
  startTransfer: OWN,
  cancelTransfer: OWN,
  setServiceMode: SERVICE_OPEN,
  getReadyState: PUBLIC,
  cancelPendingPlan: OWN,
  listTrips: VIEW,
  getFeatures: SERVICE_VIEW,
  updateFeatures: SERVICE_SETTINGS,
  getOptionTables: SERVICE_SETTINGS,
  updateOptionTables: SERVICE_SETTINGS,
  updateCameraSettings: SETTINGS,
  setPin: OWN,
  deletePin: OWN,

  listMedia: VIEW,
  startStream: COMMAND,
  getStreamKey: COMMAND,
  getStream: COMMAND,
  pingStream: COMMAND,

  listVehicles: SIGNED,
  createVehicle: ACCOUNT_OWN,
  getPendingVehicleData: ACCOUNT_OWN,
  getVehicle: VIEW,
  updateVehicle: SETTINGS,
  clearTroubleCode: SETTINGS,
  getObd: VIEW,

  listLocationLinks: OWN,
  createLocationLink: OWN,
  revokeLocationLink: OWN,
  readLocationLink: PUBLIC,

  sendCommand: SERVICE_COMMAND,
  sendConfiguration: SERVICE_SETTINGS,
  listLogs: VIEW,
  listAlertEvents: VIEW,
  listAlertRules: VIEW,
  createAlertRule: SETTINGS,
  updateAlertRule: SETTINGS,
  backtestAlertRule: VIEW,

  listFilters: SIGNED,
  createFilter: SIGNED,
  updateFilter: OWN,
  deleteFilter: OWN,
  listGeofences: OWNERS,
  createGeofence: OWNERS,
  getGeofence: OWNED,
  updateGeofence: OWNED,
  deleteGeofence: OWNED,

  listProducts: SIGNED,
  listPlanUpgrades: OWN,
  listArticles: SIGNED,
  getArticle: SIGNED,
  createCase: SIGNED,
  listCases: SIGNED,
  listOutages: PUBLIC,
  listMaintenance: PUBLIC,
  getMapPlatform: SIGNED,
  listBannerAndHelpLinks: SIGNED,
  validateNext: PUBLIC,
};
