import type { OperationId } from '../../generated/contract/operations.ts';

/** A request for the owner's resources: vehicle 1002 and its dash cam, which all guests share. */
export type Sample = { path: string; body?: Record<string, unknown> };

const card = {
  number: '4242424242424242',
  cvv: '123',
  exp_month: 8,
  exp_year: 2029,
  country: 'US',
  billing_info: { Name: 'Riley Kowalski', Street: '1026 W Fulton Market', City: 'Chicago', State: 'IL', Zip5: '60607' },
};
const DEVICE = '3182041907';
/** An unused device. */
const STOCK = '3199900028';
/** A location link that the tests put into the world. */
const LINK = '33333333-2222-4333-8444-555555555555';
const TOKEN = '11111111-2222-4333-8444-555555555555';

/** One valid request per operation, which the authorization matrix sends as each caller. */
export const samples: { readonly [K in OperationId]: Sample } = {
  listUsers: { path: '/api/v1/user' },
  listUserTokens: { path: '/api/v1/user/token' },
  inviteUser: {
    path: '/api/v1/user/invite',
    body: { email: 'nina@waymark.example', subscriber: 11, vehicles: [{ vehicle: 1002, access_level: 'Read Only' }] },
  },
  getTokenSubject: { path: `/api/v1/user/token/subject/?token=${TOKEN}` },
  acceptInvite: { path: `/api/v1/user/invite/accept/?token=${TOKEN}` },
  declineInvite: { path: `/api/v1/user/invite/decline/?token=${TOKEN}` },
  setPassword: {
    path: `/api/v1/user/set-password?token=${TOKEN}`,
    body: { password: 'Waymark-2026!', confirm_password: 'Waymark-2026!', token: TOKEN },
  },
  resendEmail: { path: '/api/v1/user/email-resend', body: { email: 'nina@waymark.example' } },
  registerUser: {
    path: '/api/v1/user/register',
    body: {
      email: 'alex@waymark.example',
      confirm_email: 'alex@waymark.example',
      first_name: 'Alex',
      last_name: 'Ortiz',
      country: 'US',
      postal_code: '60614',
    },
  },
  requestEmailChange: {
    path: '/api/v1/user/change-email',
    body: { email: 'new@waymark.example', confirm_email: 'new@waymark.example' },
  },
  acceptEmailChange: { path: `/api/v1/user/change-email/accept/?token=${TOKEN}` },
  declineEmailChange: { path: `/api/v1/user/change-email/decline/?token=${TOKEN}` },
  testPush: {
    path: '/api/v1/user/test-push',
    body: { user_id: 101, test_sms_notification: false, test_push_notification: true },
  },
  updateUser: { path: '/api/v1/user/101', body: { first_name: 'Robin' } },
  deleteUser: { path: '/api/v1/user/203?subscriber=11' },
  setVoicePin: { path: '/api/v1/user/101/voice-pin', body: { pin: '482913' } },
  removeVoicePin: { path: '/api/v1/user/101/voice-pin' },

  getSubscriber: { path: '/api/v1/subscriber/11' },
  updateSubscriber: { path: '/api/v1/subscriber/11', body: { text_message_consent: true } },

  listCards: { path: '/api/v1/card' },
  createCard: { path: '/api/v1/card', body: card },
  getCard: { path: '/api/v1/card/501' },
  updateCard: { path: '/api/v1/card/501', body: { is_main: true } },
  deleteCard: { path: '/api/v1/card/501' },
  listPayments: { path: '/api/v1/payments' },
  createPayment: {
    path: '/api/v1/payments?validate=true',
    body: { line_items: [{ device_key: DEVICE, plan_id: 'premium-month' }] },
  },
  getPayment: { path: '/api/v1/payments/7e4c1b90-0000-4000-8000-000000000001' },

  listDevices: { path: '/api/v1/device' },
  setAutorenewal: { path: '/api/v1/device/autorenew', body: { vehicle_id: 1002, autorenewal: false } },
  setAddOnAutorenewal: {
    path: '/api/v1/device/autorenew/plan-add-on',
    body: { vehicle_id: 1002, device_plan_add_ons: [{ device_plan_add_on_id: 91, auto_renew: false }] },
  },
  deactivateDevice: { path: '/api/v1/device/deactivate', body: { device_key: DEVICE } },
  installDevice: { path: '/api/v1/device/install', body: { device_key: DEVICE, exit_service_mode: true } },
  pauseDevice: { path: '/api/v1/device/pause', body: { device_key: DEVICE, seasonal_pause_duration: 3 } },
  acceptTransfer: { path: `/api/v1/device/transfer-complete?token=${TOKEN}` },
  declineTransfer: { path: `/api/v1/device/transfer-complete?token=${TOKEN}` },
  startTransfer: {
    path: '/api/v1/device/transfer/3182041907',
    body: { email: 'jordan@waymark.example', subscriber_id: 11 },
  },
  /** Of the vehicle with a pending offer. */
  cancelTransfer: { path: '/api/v1/device/transfer/3182042261' },
  setServiceMode: {
    path: '/api/v1/device/service/3182041907',
    body: { service_mode: true, service_mode_end_date: '2026-11-25T12:00:00Z' },
  },
  getReadyState: { path: '/api/v1/device/ready-state/3182041907' },
  cancelPendingPlan: { path: '/api/v1/device/cancel-pending-plan/3182041907/' },
  listTrips: { path: '/api/v1/device/trip/3182041907?from_date=2026-11-20T00:00:00Z&to_date=2026-11-21T00:00:00Z' },
  getFeatures: { path: '/api/v1/device/3182041907/features?keylocker=true' },
  updateFeatures: { path: '/api/v1/device/3182041907/features', body: { valet_mode: true } },
  getOptionTables: { path: '/api/v1/device/3182041907/option-tables' },
  updateOptionTables: {
    path: '/api/v1/device/3182041907/option-tables',
    body: { options: [{ table: 1, option: 1, value: 2 }] },
  },
  updateCameraSettings: { path: '/api/v1/device/3182041907/camera-settings', body: { is_microphone_enabled: false } },
  /** Of a vehicle with a key locker. */
  setPin: { path: '/api/v1/device/3182042261/pin', body: { pin: '482913' } },
  deletePin: { path: '/api/v1/device/3182042261/pin?master_pin=482913' },

  listMedia: { path: '/api/v1/device/3182041907/media' },
  startStream: { path: '/api/v1/device/3182041907/stream', body: { camera: 'front' } },
  getStreamKey: { path: '/api/v1/device/3182041907/streaming' },
  getStream: { path: '/api/v1/device/3182041907/stream/22222222-2222-4333-8444-555555555555' },
  pingStream: { path: '/api/v1/device/3182041907/stream/22222222-2222-4333-8444-555555555555/ping' },

  listVehicles: { path: '/api/v1/vehicle' },
  createVehicle: {
    path: '/api/v1/vehicle',
    body: { subscriber_id: 11, device_key: STOCK, vehicle_name: 'New van' },
  },
  getPendingVehicleData: { path: '/api/v1/vehicle/pending-data/3199900028/?subscriber=11' },
  getVehicle: { path: '/api/v1/vehicle/1002' },
  updateVehicle: { path: '/api/v1/vehicle/1002', body: { vehicle_name: 'Van' } },
  clearTroubleCode: { path: '/api/v1/vehicle/1002/clear-dtc/', body: { dtc_code: 'P0301' } },
  getObd: { path: '/api/v1/vehicle/1002/obd' },

  listLocationLinks: { path: '/api/v1/vehicle/1002/location-link' },
  createLocationLink: { path: '/api/v1/vehicle/1002/location-link', body: { expires_at: '2026-11-22T16:41:00Z' } },
  revokeLocationLink: { path: `/api/v1/vehicle/1002/location-link/${LINK}` },
  readLocationLink: { path: `/api/v1/location-link/?token=${TOKEN}` },

  sendCommand: { path: '/api/iot/send-command', body: { deviceKey: DEVICE, command: 'arm' } },
  sendConfiguration: {
    path: '/api/iot/send-configuration',
    body: { deviceKey: DEVICE, command: 'set_valet_mode', value: true },
  },
  listLogs: { path: '/api/v1/iot/logs?vehicle_id=1002' },
  listAlertEvents: { path: '/api/v1/alert/event?from_date=2026-11-20T00:00:00Z&vehicle_id=1002' },
  listAlertRules: { path: '/api/v1/alert/rule?vehicle_id=1002' },
  createAlertRule: { path: '/api/v1/alert/rule', body: { vehicle_ids: [1002], alert_type: 'speed_limit' } },
  updateAlertRule: { path: '/api/v1/alert/rule/1002001', body: { is_enabled: false } },
  backtestAlertRule: { path: '/api/v1/alert/rule/backtest', body: { vehicle_ids: [1002], alert_type: 'speed_limit' } },
  listFilters: { path: '/api/v1/custom-filter' },
  createFilter: {
    path: '/api/v1/custom-filter',
    body: { filter_name: 'Mine', selected_alerts: ['speed_limit'], selected_commands: [] },
  },
  updateFilter: { path: '/api/v1/custom-filter/31', body: { is_shared: true } },
  deleteFilter: { path: '/api/v1/custom-filter/31' },
  listGeofences: { path: '/api/v1/geofence' },
  createGeofence: {
    path: '/api/v1/geofence',
    body: {
      name: 'Shop',
      type: 'radius',
      radius: 0.5,
      address: '1026 W Fulton Market',
      coordinates: [{ lat: 41.88, lng: -87.65 }],
    },
  },
  getGeofence: { path: '/api/v1/geofence/81' },
  updateGeofence: { path: '/api/v1/geofence/81', body: { name: 'Main shop' } },
  deleteGeofence: { path: '/api/v1/geofence/81' },

  listProducts: { path: '/api/v1/products' },
  listPlanUpgrades: { path: '/api/plans/upgrade?device_key=3182041907' },
  listArticles: { path: '/api/article?search=reset' },
  getArticle: { path: '/api/article', body: { articleNumber: '000001204' } },
  listCases: { path: '/api/case' },
  createCase: {
    path: '/api/create-case',
    body: { name: 'Riley', email: 'riley@waymark.example', subject: 'Help', description: 'It does not report.' },
  },
  listOutages: { path: '/api/outage' },
  listMaintenance: { path: '/api/maintenance' },
  getMapPlatform: { path: '/api/map-platform' },
  listBannerAndHelpLinks: { path: '/api/banner-and-help-links' },
  validateNext: { path: '/api/validate-next?next=%2Freports' },
};
