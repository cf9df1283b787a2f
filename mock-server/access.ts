import { forbidden, notFound } from './contract/replies.ts';
import type { Call, Input, OperationId } from './contract/types.ts';
import {
  allows,
  guestsOf,
  type Limit,
  ownSubscriber,
  owns,
  type Right,
  sharingAccounts,
  standingWith,
} from './domain/access/rights.ts';
import { findRule } from './domain/alerts/rules.ts';
import { isServiced, SERVICE_COMMANDS, SERVICE_CONFIGURATIONS } from './domain/devices/service-mode.ts';
import { seesFilter } from './domain/filters/filters.ts';
import type { VehicleRow } from './world/rows.ts';

/**
 * Access rules per operation. A missing rule does not compile. Resources that the caller cannot see answer 404,
 * forbidden actions 403. Rules also check ids in bodies and filters.
 */
export type Denial = typeof notFound | ReturnType<typeof forbidden<string>>;
type Rule<K extends OperationId> = (input: Input<K>, call: Call<K>) => Denial | null;
type Signed = Call & { caller: NonNullable<Call['caller']> };

const REASONS: Record<Limit, string> = {
  READ_ONLY: 'Read-only access does not allow this.',
  PARTIAL_ACCESS: 'Partial access allows commands, not changes of settings.',
  OWNER_ONLY: 'Only the owner can do this.',
  EXCLUSIVE_ACCESS: 'Another user has exclusive access to this vehicle now.',
};

/** Serial numbers are public (`getReadyState`): a device out of service mode is 403, an unknown one 404. */
const OUT_OF_SERVICE = forbidden('SERVICE_MODE_REQUIRED', 'Service mode is not on. The owner of the vehicle opens it.');

const anyone = () => null;
const signedIn = () => null;

function check(vehicle: VehicleRow | undefined, needed: Right, call: Signed): Denial | null {
  if (!vehicle) return notFound;
  const standing = standingWith(call.world, call.caller.user, vehicle, call.now);
  if (standing.right === 'none') return notFound;
  if (allows(standing, needed)) return null;
  const limit = needed === 'own' && !owns(call.caller.user, vehicle.subscriber) ? 'OWNER_ONLY' : standing.limit;
  return forbidden(limit, REASONS[limit]);
}

function vehicle<K extends OperationId>(idOf: (input: Input<K>) => number, needed: Right): Rule<K> {
  return (input, call) => check(call.world.tables.vehicles.get(idOf(input)), needed, call as Signed);
}

/** Every vehicle that the request names. Naming none is allowed. */
function vehicles<K extends OperationId>(
  idsOf: (input: Input<K>) => readonly number[] | undefined,
  needed: Right,
): Rule<K> {
  return (input, call) => {
    for (const id of idsOf(input) ?? []) {
      const denial = check(call.world.tables.vehicles.get(id), needed, call as Signed);
      if (denial) return denial;
    }
    return null;
  };
}

/**
 * Every vehicle that the request shares or stops sharing. Only its owner may do so, also during exclusive access, so
 * that owners can always revoke it.
 */
function sharing<K extends OperationId>(idsOf: (input: Input<K>) => readonly number[] | undefined): Rule<K> {
  const byRight = vehicles(idsOf, 'own');
  return (input, call) => {
    const { caller, world } = call as Signed;
    const isOwner = (idsOf(input) ?? []).every((id) => {
      const vehicle = world.tables.vehicles.get(id);
      return vehicle !== undefined && owns(caller.user, vehicle.subscriber);
    });
    return isOwner ? null : byRight(input, call);
  };
}

/**
 * Plan and renewal of a vehicle. They are its owner's also during another user's exclusive access, which is about control
 * (commerce 3, commerce 6).
 */
function paying<K extends OperationId>(
  byRight: Rule<K>,
  vehicleOf: (input: Input<K>, world: Call['world']) => VehicleRow | undefined,
): Rule<K> {
  return (input, call) => {
    const { caller, world } = call as Signed;
    const found = vehicleOf(input, world);
    return found && owns(caller.user, found.subscriber) ? null : byRight(input, call);
  };
}
const payingVehicle = <K extends OperationId>(idOf: (input: Input<K>) => number): Rule<K> =>
  paying(vehicle(idOf, 'own'), (input, world) => world.tables.vehicles.get(idOf(input)));

function payingDevice<K extends OperationId>(
  keyOf: (input: Input<K>) => string | undefined,
  byRight: Rule<K> = device(keyOf, 'own'),
): Rule<K> {
  return paying(byRight, (input, world) => {
    const key = keyOf(input);
    return key === undefined ? undefined : world.tables.vehicles.oneBy('device_key', key);
  });
}

/** The vehicle of the named device. */
function device<K extends OperationId>(keyOf: (input: Input<K>) => string | undefined, needed: Right): Rule<K> {
  return (input, call) => {
    const key = keyOf(input);
    return key === undefined
      ? null
      : check(call.world.tables.vehicles.oneBy('device_key', key), needed, call as Signed);
  };
}

/**
 * Users with the right, and installers and dealers while the device is in service mode or no account has it yet (core 6,
 * commerce 4).
 */
function serviced<K extends OperationId>(
  keyOf: (input: Input<K>) => string,
  needed: Right,
  isForInstallers: (input: Input<K>) => boolean = () => true,
): Rule<K> {
  const byRight = device(keyOf, needed);
  return (input, call) => {
    const denial = byRight(input, call);
    const { caller, world, now } = call as Signed;
    if (denial === null || caller.accountType === null) return denial;
    const found = world.tables.devices.get(keyOf(input));
    if (!found) return notFound;
    if (!isServiced(world, found, now)) return denial === notFound ? OUT_OF_SERVICE : denial;
    return isForInstallers(input) ? null : forbidden('OWNER_ONLY', REASONS.OWNER_ONLY);
  };
}

/** Owners open service mode, and end it also during exclusive access of another user. Installers and dealers in it may end it. */
const serviceMode: Rule<'setServiceMode'> = (input, call) => {
  const { caller, world } = call;
  const vehicle = world.tables.vehicles.oneBy('device_key', input.params.deviceKey);
  const ends = !input.body.service_mode;
  if (ends && vehicle && owns(caller.user, vehicle.subscriber)) return null;
  return serviced<'setServiceMode'>(
    ({ params }) => params.deviceKey,
    'own',
    () => ends,
  )(input, call);
};

/** The account that the request names. Its owner is allowed. Guests with access get 403, other users 404. */
function subscriber<K extends OperationId>(idOf: (input: Input<K>) => number, needed: 'view' | 'own'): Rule<K> {
  return (input, call) => {
    const { caller, world, now } = call as Signed;
    const id = idOf(input);
    if (!world.tables.subscribers.get(id)) return notFound;
    if (owns(caller.user, id)) return null;
    if (!sharingAccounts(caller.user, now).has(id)) return notFound;
    return needed === 'view' ? null : forbidden('OWNER_ONLY', REASONS.OWNER_ONLY);
  };
}

/** The signed-in user. */
function self<K extends OperationId>(idOf: (input: Input<K>) => number): Rule<K> {
  return (input, call) => (idOf(input) === (call as Signed).caller.user.id ? null : notFound);
}

/** Any account owner. Cards, receipts and geofences belong to owners. */
function owner(_input: unknown, call: Call): Denial | null {
  return ownSubscriber((call as Signed).caller.user) === null ? forbidden('OWNER_ONLY', REASONS.OWNER_ONLY) : null;
}

/** The user themselves, or an owner who changes only the access of their guest. */
const userOrGuest: Rule<'updateUser'> = (input, call) => {
  const { caller, world } = call;
  const others = Object.keys(input.body).filter((field) => field !== 'vehicle_access');
  if (input.params.userId === caller.user.id) {
    return 'vehicle_access' in input.body ? forbidden('OWNER_ONLY', REASONS.OWNER_ONLY) : null;
  }
  const account = ownSubscriber(caller.user);
  const isGuest = account !== null && guestsOf(world, account).some((guest) => guest.id === input.params.userId);
  if (!isGuest) return notFound;
  if (others.length > 0) return forbidden('OWNER_ONLY', 'Users can change this only for themselves.');
  return sharing<'updateUser'>(({ body }) => body.vehicle_access?.map((grant) => grant.vehicle))(input, call);
};

/** A guest of the caller's account, or a guest who leaves. */
const guestOfOwn: Rule<'deleteUser'> = (input, call) => {
  const guests = guestsOf(call.world, input.query.subscriber);
  const isGuest = guests.some((guest) => guest.id === input.params.userId);
  if (input.params.userId === call.caller.user.id) return isGuest ? null : notFound;
  const denial = subscriber<'deleteUser'>(({ query }) => query.subscriber, 'own')(input, call);
  return denial ?? (isGuest ? null : notFound);
};

/** A filter that the caller saved. Users with whom it is shared get 403. */
function ownFilter<K extends OperationId>(idOf: (input: Input<K>) => number): Rule<K> {
  return (input, call) => {
    const { caller, world, now } = call as Signed;
    const filter = world.tables.filters.get(idOf(input));
    if (!filter || !seesFilter(world, caller.user, filter, now)) return notFound;
    return filter.user === caller.user.id ? null : forbidden('OWNER_ONLY', 'Only the user who saved it can do this.');
  };
}

/** Tables that are not simulated yet have no visible rows. */
export const access: { readonly [K in OperationId]: Rule<K> } = {
  listUsers: signedIn,
  listUserTokens: signedIn,
  inviteUser: (input, call) =>
    subscriber<'inviteUser'>(({ body }) => body.subscriber, 'own')(input, call) ??
    sharing<'inviteUser'>(({ body }) => body.vehicles.map((grant) => grant.vehicle))(input, call),
  getTokenSubject: anyone,
  acceptInvite: signedIn,
  declineInvite: anyone,
  setPassword: anyone,
  resendEmail: anyone,
  registerUser: anyone,
  requestEmailChange: signedIn,
  acceptEmailChange: anyone,
  declineEmailChange: anyone,
  testPush: self(({ body }) => body.user_id),
  updateUser: userOrGuest,
  deleteUser: guestOfOwn,
  setVoicePin: self(({ params }) => params.userId),
  removeVoicePin: self(({ params }) => params.userId),

  getSubscriber: subscriber(({ params }) => params.subscriberId, 'view'),
  updateSubscriber: subscriber(({ params }) => params.subscriberId, 'own'),

  listCards: owner,
  createCard: owner,
  getCard: owner,
  updateCard: owner,
  deleteCard: owner,
  listPayments: owner,
  // Devices of others are errors of their lines (commerce 8), so that the rest of a cart stays usable.
  createPayment: owner,
  getPayment: owner,

  listDevices: signedIn,
  setAutorenewal: payingVehicle(({ body }) => body.vehicle_id),
  setAddOnAutorenewal: payingVehicle(({ body }) => body.vehicle_id),
  deactivateDevice: device(({ body }) => body.device_key, 'own'),
  installDevice: payingDevice(
    ({ body }) => body.device_key,
    serviced(({ body }) => body.device_key, 'own'),
  ),
  pauseDevice: device(({ body }) => body.device_key, 'own'),
  acceptTransfer: signedIn,
  declineTransfer: signedIn,
  startTransfer: (input, call) =>
    device<'startTransfer'>(({ params }) => params.deviceKey, 'own')(input, call) ??
    subscriber<'startTransfer'>(({ body }) => body.subscriber_id, 'own')(input, call),
  cancelTransfer: device(({ params }) => params.deviceKey, 'own'),
  setServiceMode: serviceMode,
  getReadyState: anyone,
  cancelPendingPlan: payingDevice(({ params }) => params.deviceKey),
  listTrips: device(({ params }) => params.deviceKey, 'view'),
  getFeatures: serviced(({ params }) => params.deviceKey, 'view'),
  updateFeatures: serviced(({ params }) => params.deviceKey, 'settings'),
  getOptionTables: serviced(({ params }) => params.deviceKey, 'settings'),
  updateOptionTables: serviced(({ params }) => params.deviceKey, 'settings'),
  updateCameraSettings: device(({ params }) => params.deviceKey, 'settings'),
  setPin: device(({ params }) => params.deviceKey, 'own'),
  deletePin: device(({ params }) => params.deviceKey, 'own'),

  listMedia: device(({ params }) => params.deviceKey, 'view'),
  startStream: device(({ params }) => params.deviceKey, 'command'),
  getStreamKey: device(({ params }) => params.deviceKey, 'command'),
  getStream: device(({ params }) => params.deviceKey, 'command'),
  pingStream: device(({ params }) => params.deviceKey, 'command'),

  listVehicles: signedIn,
  createVehicle: subscriber(({ body }) => body.subscriber_id, 'own'),
  getPendingVehicleData: subscriber(({ query }) => query.subscriber, 'own'),
  getVehicle: vehicle(({ params }) => params.vehicleId, 'view'),
  updateVehicle: vehicle(({ params }) => params.vehicleId, 'settings'),
  clearTroubleCode: vehicle(({ params }) => params.vehicleId, 'settings'),
  getObd: vehicle(({ params }) => params.vehicleId, 'view'),

  listLocationLinks: sharing(({ params }) => [params.vehicleId]),
  createLocationLink: sharing(({ params }) => [params.vehicleId]),
  revokeLocationLink: sharing(({ params }) => [params.vehicleId]),
  readLocationLink: anyone,

  sendCommand: serviced(
    ({ body }) => body.deviceKey,
    'command',
    ({ body }) => SERVICE_COMMANDS.has(body.command),
  ),
  sendConfiguration: serviced(
    ({ body }) => body.deviceKey,
    'settings',
    ({ body }) => SERVICE_CONFIGURATIONS.has(body.command),
  ),
  listLogs: (input, call) =>
    vehicles<'listLogs'>(({ query }) => query.vehicle_id, 'view')(input, call) ??
    device<'listLogs'>(({ query }) => query.device_key, 'view')(input, call),

  listAlertEvents: vehicles(({ query }) => query.vehicle_id, 'view'),
  listAlertRules: vehicles(({ query }) => query.vehicle_id, 'view'),
  createAlertRule: (input, call) =>
    vehicles<'createAlertRule'>(
      ({ body }) => body.vehicle_ids,
      input.body.alert_type === 'geofences' ? 'own' : 'settings',
    )(input, call),
  updateAlertRule: ({ params }, call) => {
    const found = findRule(call.world, params.ruleId);
    return check(found?.vehicle, found?.row.alert_type === 'geofences' ? 'own' : 'settings', call);
  },
  // Events at a geofence reveal where it is, and geofences are the owner's.
  backtestAlertRule: (input, call) =>
    vehicles<'backtestAlertRule'>(
      ({ body }) => body.vehicle_ids,
      input.body.alert_type === 'geofences' ? 'own' : 'view',
    )(input, call),

  listFilters: signedIn,
  createFilter: signedIn,
  updateFilter: ownFilter(({ params }) => params.filterId),
  deleteFilter: ownFilter(({ params }) => params.filterId),
  listGeofences: owner,
  createGeofence: owner,
  getGeofence: owner,
  updateGeofence: owner,
  deleteGeofence: owner,

  listProducts: signedIn,
  listPlanUpgrades: payingDevice(({ query }) => query.device_key),
  listArticles: signedIn,
  getArticle: signedIn,
  createCase: signedIn,
  // The handler lists the caller's own.
  listCases: signedIn,
  listOutages: anyone,
  listMaintenance: anyone,
  getMapPlatform: signedIn,
  listBannerAndHelpLinks: signedIn,
  validateNext: anyone,
};
