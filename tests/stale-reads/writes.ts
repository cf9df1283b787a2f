import type { Read, Write } from '../../client/data/invalidation.ts';
import { hashedPin, NO_PINS } from '../../mock-server/domain/devices/pins.ts';
import { HOUR } from '../../mock-server/world/duration.ts';
import type { PendingPlan } from '../../mock-server/world/rows.ts';
import type { World } from '../../mock-server/world/world.ts';
import { type Sample, samples } from '../authorization/requests.ts';
import { SAMPLED, type Subject } from './reads.ts';

/** A request and its initial state. */
export type Case = {
  /** Persona that sends it and reads before and after. Defaults to the owner. */
  as?: string;
  request?: Sample;
  /** Subject of the single reads. Defaults to the vehicle of the samples. */
  subject?: Subject;
  prepare?: (world: World) => void;
};

/**
 * Effects of a write, written by hand. `changes`: reads with another response afterwards. `patched`: those that the portal
 * updates from the write's response instead of refetching. `alsoRead`: refetched because the specification requires it. `cases`:
 * requests that show it. `null` while the mock answers 501.
 */
type Effect = {
  changes: readonly Read[];
  patched?: readonly Read[];
  alsoRead?: readonly Read[];
  cases: readonly Case[] | null;
};

const VEHICLE: readonly Read[] = ['listVehicles', 'getVehicle'];
const PLAN: readonly Read[] = [...VEHICLE, 'listDevices'];
/** What a user sees depends on their vehicles. */
const SIGHT: readonly Read[] = [...PLAN, 'listLogs', 'listAlertEvents', 'listAlertRules'];

/** Reads of one device, which a deleted one refuses. */
const OF_ONE: readonly Read[] = ['getReadyState', 'getFeatures', 'getObd', 'listMedia', 'listTrips'];

const WRANGLER = { vehicle: 1014, device: '3182040318' };
const WITH_KEY_LOCKER = { vehicle: 1003, device: '3182042261' };
/** The master PIN of the sample, and a guest PIN to clear. */
const withPins = ({ tables }: World): void => {
  const { device } = WITH_KEY_LOCKER;
  const guest = { ...hashedPin('730164', 'guest'), shared: false, ends_at: null };
  tables.devices.update(device, { pins: { ...NO_PINS, master: hashedPin('482913', 'master'), guest } });
};
const TRACKED = { vehicle: 1001, device: 'GG-20417-A7' };
const STREAM = '22222222-2222-4333-8444-555555555555';

const sampled: Case = {};
const nothing: Effect = { changes: [], cases: [sampled] };
const configuration = (command: string, value: unknown, subject = SAMPLED): Case => ({
  subject,
  request: { path: samples.sendConfiguration.path, body: { deviceKey: subject.device, command, value } },
});

/** An upgrade whose credit exceeds its price: the rest stays on the account. */
const paidUpgrade: Case = {
  request: {
    path: '/api/v1/payments',
    body: { line_items: [{ device_key: SAMPLED.device, plan_id: 'ultimate-month' }] },
  },
};

const renamedFilter: Case = { request: { path: '/api/v1/custom-filter/31', body: { filter_name: 'Speeding' } } };

/** A vehicle with the location link that the sample revokes. */
const linked: Case = {
  prepare: ({ tables, clock }) => {
    const now = clock.now();
    tables.location_links.put({
      id: '33333333-2222-4333-8444-555555555555',
      token_hash: '',
      vehicle: SAMPLED.vehicle,
      subscriber: 11,
      status: 'pending',
      created_at: now,
      expires_at: now + HOUR,
      last_opened_at: null,
      readings: { since: now, count: 0 },
    });
  },
};

/** A vehicle offered to one of its guests, who already sees it. */
const offeredToGuest: Case = {
  as: 'guest-full',
  request: { path: '/api/v1/device/transfer-complete?token=offered-to-guest' },
  subject: TRACKED,
  prepare: ({ tables, clock }) => {
    const email = 'guest-full@waymark.example';
    const now = clock.now();
    const offer = { vehicle: TRACKED.vehicle, device_key: TRACKED.device, subscriber: 11, email };
    tables.transfers.put({
      id: 'offered-to-guest',
      ...offer,
      status: 'pending',
      created_at: now,
      expires_at: now + HOUR,
    });
    tables.vehicles.update(TRACKED.vehicle, { pending_transfer_to: email });
  },
};

/** The sampled vehicle, paused for a season and in service mode, resumes. The account has credit. */
const resumed: Case = {
  prepare: ({ tables, clock }) => {
    const now = clock.now();
    const pause = { starts_at: now, ends_at: now + HOUR };
    const service = { service_mode: true, service_mode_end_date: pause.ends_at };
    const paused = {
      device_state: 'paused',
      paused_at: now,
      pause,
      plan_renewal_date: pause.ends_at,
      ...service,
    } as const;
    tables.subscribers.update(11, { prepaid: 100 });
    tables.devices.update(SAMPLED.device, paused);
  },
};

/** The sampled vehicle has paid for the term after this one. */
const paidInAdvance: Case = {
  prepare: ({ tables }) => {
    const pending_plan: PendingPlan = {
      plan_id: 'premium-plus-year',
      add_on_id: null,
      coupon_code: null,
      paid: 16_788,
      currency: 'USD',
    };
    tables.devices.update(SAMPLED.device, { pending_plan });
  },
};

/** A running stream of the sampled vehicle. */
const streaming: Case = {
  prepare: ({ tables, clock }) => {
    const now = clock.now();
    const times = { started_at: now, pinged_at: now, ready_at: now, ended_at: null, started_by: 101 };
    tables.streams.put({ id: STREAM, device_key: SAMPLED.device, camera: 'front', viewers: [], ...times });
  },
};

/** Ends the exclusive access of a guest, which the feed shows. */
const endedExclusiveAccess: Case = {
  subject: { vehicle: 1004, device: '3182038840' },
  request: { path: '/api/v1/user/205', body: { vehicle_access: [{ vehicle: 1004, access_level: 'Read Only' }] } },
};

export const EFFECTS: { readonly [W in Write]: Effect } = {
  inviteUser: { changes: ['listUserTokens'], cases: [sampled] },
  acceptInvite: {
    changes: ['listUsers', 'listUserTokens', 'listFilters', 'getOptionTables', ...SIGHT],
    cases: [
      { as: 'guest-expired', request: { path: '/api/v1/user/invite/accept/?token=invite-guest-expired' } },
      // Repeats it with another level, because the guest already saw the vehicles.
      {
        as: 'guest-full',
        request: { path: '/api/v1/user/invite/accept/?token=invited-again' },
        prepare: ({ tables, clock }) => {
          const times = { created_at: clock.now(), expires_at: clock.now() + HOUR };
          const entry = { exclusive_access: false, access_start: null, access_end: null };
          const vehicle_access = [{ vehicle: SAMPLED.vehicle, access_level: 'Read Only' as const, ...entry }];
          const row = {
            id: 'invited-again',
            email: 'guest-full@waymark.example',
            subscriber: 11,
            vehicle_access,
            ...times,
            answered_at: null,
          };
          tables.invitations.put({ ...row, status: 'pending' });
        },
      },
    ],
  },
  declineInvite: {
    changes: ['listUserTokens'],
    cases: [{ request: { path: '/api/v1/user/invite/decline/?token=invite-newcomer' } }],
  },
  setPassword: {
    changes: ['listUsers'],
    cases: [
      {
        as: 'password-never-created',
        request: {
          path: '/api/v1/user/set-password?token=password-never-created',
          body: { password: 'Waymark-2027!', confirm_password: 'Waymark-2027!', token: 'password-never-created' },
        },
      },
    ],
  },
  resendEmail: nothing,
  registerUser: nothing,
  requestEmailChange: nothing,
  acceptEmailChange: {
    changes: ['listUsers'],
    cases: [{ as: 'owner-mexican', request: { path: '/api/v1/user/change-email/accept/?token=email-accept-lucia' } }],
  },
  declineEmailChange: {
    changes: [],
    cases: [{ as: 'owner-mexican', request: { path: '/api/v1/user/change-email/decline/?token=email-decline-lucia' } }],
  },
  testPush: nothing,
  updateUser: {
    changes: ['listUsers', 'listUserTokens', 'listLogs'],
    cases: [sampled, endedExclusiveAccess],
  },
  deleteUser: {
    changes: [
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
    cases: [
      sampled,
      { as: 'guest-full', request: { path: '/api/v1/user/201?subscriber=11' } },
      // With an open invitation, which is canceled.
      { request: { path: '/api/v1/user/204?subscriber=11' } },
    ],
  },
  setVoicePin: { changes: ['listUsers'], cases: [sampled] },
  removeVoicePin: {
    changes: ['listUsers'],
    cases: [{ as: 'mfa-both', request: { path: '/api/v1/user/113/voice-pin' } }],
  },
  updateSubscriber: {
    changes: ['getSubscriber'],
    cases: [{ request: { path: '/api/v1/subscriber/11', body: { text_message_consent: false } } }],
  },
  createCard: {
    changes: ['listCards', 'getCard'],
    cases: [{ request: { path: samples.createCard.path, body: { ...samples.createCard.body, is_main: true } } }],
  },
  updateCard: {
    changes: ['listCards', 'getCard'],
    cases: [{ request: { path: '/api/v1/card/502', body: { is_main: true } } }],
  },
  deleteCard: { changes: ['listCards', 'getCard'], cases: [sampled] },
  createPayment: { changes: ['listPayments', 'getSubscriber', ...PLAN], cases: [paidUpgrade] },
  setAutorenewal: { changes: PLAN, cases: [sampled] },
  setAddOnAutorenewal: {
    changes: ['listDevices'],
    cases: [
      {
        request: {
          path: samples.setAddOnAutorenewal.path,
          body: {
            vehicle_id: SAMPLED.vehicle,
            device_plan_add_ons: [{ device_plan_add_on_id: 9002, auto_renew: false }],
          },
        },
      },
    ],
  },
  deactivateDevice: {
    changes: [
      'listUsers',
      'listUserTokens',
      ...SIGHT,
      ...OF_ONE,
      'getOptionTables',
      'listPlanUpgrades',
      'listLocationLinks',
    ],
    cases: [sampled],
  },
  installDevice: { changes: [...PLAN, 'listLogs', 'listPayments', 'getSubscriber'], cases: [resumed] },
  pauseDevice: { changes: ['listDevices'], cases: [sampled] },
  acceptTransfer: {
    changes: ['listUsers', ...SIGHT.filter((read) => read !== 'listAlertRules'), 'listMedia', 'listTrips'],
    // The guest saw the rules before, another recipient did not.
    alsoRead: ['listAlertRules'],
    cases: [offeredToGuest],
  },
  declineTransfer: { changes: VEHICLE, cases: [offeredToGuest] },
  startTransfer: { changes: VEHICLE, cases: [sampled] },
  cancelTransfer: {
    changes: VEHICLE,
    cases: [{ subject: WRANGLER, request: { path: '/api/v1/device/transfer/3182040318' } }],
  },
  setServiceMode: { changes: [...PLAN, 'listLogs'], cases: [sampled] },
  cancelPendingPlan: { changes: ['listDevices', 'getSubscriber'], cases: [paidInAdvance] },
  updateFeatures: { changes: ['getFeatures', 'listLogs'], patched: ['getFeatures'], cases: [{ subject: TRACKED }] },
  updateOptionTables: {
    changes: ['getOptionTables', 'listLogs'],
    cases: [
      {
        subject: { vehicle: 1003, device: '3182042261' },
        request: {
          path: '/api/v1/device/3182042261/option-tables',
          body: { options: [{ table: 1, option: 1, value: 2 }] },
        },
      },
    ],
  },
  updateCameraSettings: { changes: ['listDevices'], cases: [sampled] },
  setPin: { changes: ['getFeatures', 'listLogs'], patched: ['getFeatures'], cases: [{ subject: WITH_KEY_LOCKER }] },
  deletePin: {
    changes: ['getFeatures', 'listLogs'],
    patched: ['getFeatures'],
    cases: [{ subject: WITH_KEY_LOCKER, prepare: withPins }],
  },
  startStream: { changes: ['listDevices'], cases: [sampled] },
  pingStream: { changes: [], cases: [streaming] },
  getStreamKey: { changes: [], cases: [streaming] },
  createLocationLink: { changes: ['listLocationLinks'], cases: [sampled] },
  revokeLocationLink: { changes: ['listLocationLinks'], cases: [linked] },
  createVehicle: {
    changes: ['listVehicles', 'listDevices', 'getReadyState', 'getPendingVehicleData', 'listAlertRules'],
    cases: [{ subject: { vehicle: SAMPLED.vehicle, device: '3199900028' } }],
  },
  updateVehicle: { changes: [...VEHICLE, 'listLogs', 'listAlertEvents'], patched: VEHICLE, cases: [sampled] },
  clearTroubleCode: { changes: VEHICLE, patched: ['listVehicles'], cases: [sampled] },
  sendCommand: { changes: [...VEHICLE, 'listLogs'], patched: VEHICLE, cases: [sampled] },
  sendConfiguration: {
    changes: [...PLAN, 'getFeatures', 'listLogs'],
    patched: VEHICLE,
    cases: [
      configuration('set_valet_mode', true, TRACKED),
      configuration('set_mileage', 99_000),
      configuration('set_wifi', { ssid: 'Depot', password: 'waymark-2026' }),
    ],
  },
  createFilter: { changes: ['listFilters'], cases: [sampled] },
  updateFilter: { changes: ['listFilters'], cases: [renamedFilter] },
  deleteFilter: { changes: ['listFilters'], cases: [sampled] },
  createGeofence: { changes: ['listGeofences'], cases: [sampled] },
  updateGeofence: {
    // Events name the geofence.
    changes: ['listGeofences', 'getGeofence', 'listAlertEvents', 'listTrips'],
    // The sampled entries are about no geofence.
    alsoRead: ['listLogs'],
    cases: [sampled, { as: 'owner', request: { path: '/api/v1/geofence/84', body: { name: 'Clybourn' } } }],
  },
  deleteGeofence: {
    changes: ['listGeofences', 'getGeofence', 'listAlertRules'],
    cases: [sampled],
  },
  createAlertRule: {
    changes: ['listAlertRules'],
    cases: [
      {
        as: 'owner',
        request: {
          path: '/api/v1/alert/rule',
          body: { vehicle_ids: [1002], alert_type: 'speed_limit', parameters: { threshold: 80 } },
        },
      },
    ],
  },
  updateAlertRule: {
    changes: ['listAlertRules'],
    cases: [{ as: 'owner', request: { path: '/api/v1/alert/rule/1002001', body: { is_enabled: false } } }],
  },
  backtestAlertRule: {
    changes: [],
    cases: [
      {
        as: 'owner',
        request: { path: '/api/v1/alert/rule/backtest', body: { vehicle_ids: [1002], alert_type: 'speed_limit' } },
      },
    ],
  },
  getArticle: {
    changes: [],
    cases: [{ as: 'owner', request: { path: '/api/article', body: { articleNumber: '000001204' } } }],
  },
  createCase: {
    changes: ['listCases'],
    cases: [
      {
        as: 'owner',
        request: {
          path: '/api/create-case',
          body: { name: 'Riley', email: 'riley@waymark.example', subject: 'Help', description: 'It does not report.' },
        },
      },
    ],
  },
};
