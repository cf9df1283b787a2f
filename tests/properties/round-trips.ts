import * as fc from 'fast-check';
import type { OperationId, Operations } from '../../generated/contract/operations.ts';
import { HOUR } from '../../mock-server/world/duration.ts';
import type { World } from '../../mock-server/world/world.ts';
import { NOW, type Send } from '../support/mock.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Operations with a body. */
export type WriteId = { [K in OperationId]: Operations[K]['body'] extends null ? never : K }[OperationId];

/** How to read a written value. */
export type RoundTrip = {
  path: string;
  /** Fields of this row. Absent: all fields that no other row of the operation names. */
  only?: readonly string[];
  /** Sent with each request and not compared: identifiers, or repeats of another field. */
  fixed?: Fields;
  /** Values that the domain accepts, if it refuses most of the schema's. */
  values?: Readonly<Record<string, fc.Arbitrary<unknown>>>;
  read: (send: Send, asked: { world: World; answer: Fields; sent: Fields }) => Promise<Fields | undefined>;
  /** Location and format of the value in the resource, if it differs from the request. */
  shows?: Readonly<Record<string, (resource: never, value: never) => { shown: unknown; expected: unknown }>>;
};
type Reason = string;

const soon = fc.integer({ min: 1, max: 143 }).map((hours) => new Date(NOW + hours * HOUR).toISOString());
const email = fc.integer({ min: 1, max: 1_000_000 }).map((number) => `reader-${number}@waymark.example`);
const grants = fc
  .constantFrom('Full Access', 'Partial Access', 'Read Only')
  .map((access_level) => [{ vehicle: 1001, access_level }]);
const filterName = fc.integer({ min: 1, max: 1_000_000 }).map((number) => `Filter ${number}`);
const picture = fc.constantFrom('data:image/png;base64,iVBORw0KGgo=', null);

type Picture = { image: string | null };
const showsPicture = ({ image }: Picture, value: string | null) => ({
  shown: image?.startsWith('/media/images/') ?? null,
  expected: value === null ? null : true,
});

const resource =
  (path: string): RoundTrip['read'] =>
  async (send) =>
    (await send('GET', path)).body;
/** The entry of a list that matches `is`. */
const listed =
  (path: string, is: (entry: Fields, answer: Fields) => boolean): RoundTrip['read'] =>
  async (send, { answer }) => {
    const { body } = (await send('GET', path)) as { body: readonly Fields[] | { results: readonly Fields[] } };
    return ('results' in body ? body.results : body).find((entry) => is(entry, answer));
  };
const device = (key: string) => listed(`/api/v1/device?device_key=${key}`, ({ device_key }) => device_key === key);

const expiry = { exp_month: fc.constantFrom(11, 12), exp_year: fc.integer({ min: 2026, max: 2060 }) };

const label = fc.constantFrom('1026 W Fulton Market', '4300 Rue Saint-Denis');
/** Without -0, which JSON does not have. */
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((value) => value + 0);
const circle = {
  type: fc.constant('radius'),
  radius: fc.double({ min: 0.01, max: 1000, noNaN: true }),
  coordinates: fc.record({ lat: degrees(90), lng: degrees(180) }).map((point) => [point]),
  latitude: degrees(90),
  longitude: degrees(180),
  image: picture,
};

/** State and postal code depend on the country. */
const usAddress = {
  country: fc.constant('US'),
  billing_info: fc.record({
    Name: label,
    Street: label,
    City: label,
    State: fc.constantFrom('IL', 'PR'),
    Zip5: fc.constantFrom('60607', '00901'),
  }),
};

type Located = { latitude: number; longitude: number; coordinates: [{ lat: number; lng: number }] };
/** The server computes the position from the shape. */
const ofShape = {
  latitude: ({ latitude, coordinates: [{ lat }] }: Located) => ({ shown: latitude, expected: lat }),
  longitude: ({ longitude, coordinates: [{ lng }] }: Located) => ({ shown: longitude, expected: lng }),
};

const newGeofence: RoundTrip = {
  path: '/api/v1/geofence',
  values: { ...circle, address: label },
  read: async (send, { answer }) => (await send('GET', `/api/v1/geofence/${Number(answer['id'])}`)).body,
  shows: { image: showsPicture, ...ofShape },
};

const OWNER = 101;
const GUEST = 201;
const NEW_DEVICE = '3199900011';

/** Every operation with a body: how to read its fields, or why it is not possible. */
export const roundTrips: { readonly [K in WriteId]: readonly RoundTrip[] | Reason } = {
  createLocationLink: [
    {
      path: '/api/v1/vehicle/1001/location-link',
      values: { expires_at: soon },
      read: listed('/api/v1/vehicle/1001/location-link', ({ id }, answer) => id === answer['id']),
    },
  ],
  updateVehicle: [
    {
      path: '/api/v1/vehicle/1001',
      values: {
        vehicle_year: fc.constantFrom(1998, 2024, null),
        image: picture,
        custom_fields: fc.constantFrom("['Vans']", "['Vans', 'Night shift']", null).map((field_1) => ({ field_1 })),
        maintenance_reminder: fc
          .integer({ min: 1, max: 20_000 })
          .map((interval) => ({ enabled: true, type: 'maintenance_mileage_interval', parameters: { interval } })),
      },
      read: resource('/api/v1/vehicle/1001'),
      shows: {
        image: showsPicture,
        maintenance_reminder: (
          { maintenance_reminder: { parameters, ...plain } }: { maintenance_reminder: { parameters: Fields } },
          value: Fields,
        ) => ({ shown: { ...plain, parameters: { interval: parameters['interval'] } }, expected: value }),
      },
    },
  ],
  createVehicle: [
    {
      path: '/api/v1/vehicle',
      fixed: { device_key: NEW_DEVICE },
      values: { subscriber_id: fc.constant(11), vehicle_year: fc.constantFrom(1998, 2024) },
      read: async (send, { answer }) => (await send('GET', `/api/v1/vehicle/${String(answer['id'])}`)).body,
      shows: {
        subscriber_id: ({ subscriber }: { subscriber: number }, value: number) => ({
          shown: subscriber,
          expected: value,
        }),
      },
    },
  ],
  updateUser: [
    {
      path: `/api/v1/user/${OWNER}`,
      values: {
        image: picture,
        // The account has plans that were paid in dollars.
        country: fc.constant('US'),
        postal_code: fc.constantFrom('60601', '90210'),
        timezone: fc.constantFrom('America/Denver', 'UTC'),
      },
      read: listed('/api/v1/user', ({ id }) => id === OWNER),
      shows: { image: showsPicture },
    },
    {
      path: `/api/v1/user/${GUEST}`,
      only: ['vehicle_access'],
      values: { vehicle_access: grants },
      read: listed('/api/v1/user', ({ id }) => id === GUEST),
      shows: {
        vehicle_access: ({ vehicle_access }: { vehicle_access: readonly Fields[] }, value: readonly Fields[]) => ({
          shown: vehicle_access.map(({ vehicle, access_level }) => ({ vehicle, access_level })),
          expected: value,
        }),
      },
    },
  ],
  registerUser: [
    {
      path: '/api/v1/user/register',
      fixed: { email: 'reader@waymark.example', confirm_email: 'reader@waymark.example' },
      values: {
        country: fc.constantFrom('US', 'AU', 'MX'),
        postal_code: fc.constantFrom('60601', '90210'),
        timezone: fc.constantFrom('America/Denver', 'UTC'),
      },
      // The new user cannot sign in yet.
      read: async (_send, { world }) => [...world.tables.users.values()].at(-1),
    },
  ],
  inviteUser: [
    {
      path: '/api/v1/user/invite',
      fixed: { subscriber: 11 },
      values: { email, vehicles: grants },
      read: listed('/api/v1/user/token', ({ token }, answer) => token === answer['token']),
      shows: {
        vehicles: (
          { vehicles, access_level }: { vehicles: readonly number[]; access_level: string },
          value: readonly Fields[],
        ) => ({ shown: vehicles.map((vehicle) => ({ vehicle, access_level })), expected: value }),
      },
    },
  ],
  updateSubscriber: [{ path: '/api/v1/subscriber/11', read: resource('/api/v1/subscriber/11') }],
  startTransfer: [
    {
      path: '/api/v1/device/transfer/GG-20417-A7',
      fixed: { subscriber_id: 11 },
      values: { email },
      read: resource('/api/v1/vehicle/1001'),
      shows: {
        email: ({ pending_transfer_to }: { pending_transfer_to: string }, value: string) => ({
          shown: pending_transfer_to,
          expected: value,
        }),
      },
    },
  ],
  setAutorenewal: [{ path: '/api/v1/device/autorenew', fixed: { vehicle_id: 1001 }, read: device('GG-20417-A7') }],
  setAddOnAutorenewal: 'It names the add-ons in a list, which its own tests compare.',
  setServiceMode: [
    {
      path: '/api/v1/device/service/GG-20417-A7',
      fixed: { service_mode: true },
      values: { service_mode_end_date: soon },
      read: device('GG-20417-A7'),
      shows: {
        service_mode_end_date: ({ service_mode_end_date }: { service_mode_end_date: string }, value: string) => ({
          shown: Date.parse(service_mode_end_date),
          expected: Date.parse(value),
        }),
      },
    },
  ],
  updateFeatures: [
    {
      path: '/api/v1/device/3182042261/features',
      read: resource('/api/v1/device/3182042261/features'),
    },
  ],
  updateCameraSettings: [
    {
      path: '/api/v1/device/GG-20417-A7/camera-settings',
      read: async (send, asked) => (await device('GG-20417-A7')(send, asked))?.['camera_settings'] as Fields,
      shows: {
        // The password is write-only.
        wifi: ({ wifi }: { wifi: Fields }, { ssid }: { ssid: string }) => ({
          shown: wifi,
          expected: { ssid, is_password_set: true },
        }),
      },
    },
  ],
  sendConfiguration: [
    {
      path: '/api/iot/send-configuration',
      fixed: { deviceKey: 'GG-41873-T1', command: 'set_schedule' },
      values: {
        value: fc.record({
          isScheduleActive: fc.boolean(),
          startTime: fc.integer({ min: 0, max: 86_399 }),
          endTime: fc.integer({ min: 0, max: 86_399 }),
          timezoneOffset: fc.constantFrom(-6, -5),
          timezoneName: fc.constant('America/Chicago'),
          sharedTrackerOptions: fc.record({ location: fc.boolean(), motion: fc.boolean() }),
        }),
      },
      read: device('GG-41873-T1'),
      shows: { value: ({ schedule }: { schedule: Fields }, value: Fields) => ({ shown: schedule, expected: value }) },
    },
  ],

  sendCommand: 'A command is an event. Its log is tested by the operations of iot.',
  startStream: 'The camera of a stream is known by its video.',
  clearTroubleCode: 'The code moves to the dismissed ones, which its own tests compare.',
  requestEmailChange: 'The address takes effect when the link in its e-mail is used.',
  setPassword: 'Passwords are never shown.',
  setVoicePin: 'PINs are never shown.',
  resendEmail: 'It resends an e-mail.',
  testPush: 'It sends a test message.',

  createCard: [
    {
      path: '/api/v1/card',
      fixed: { number: '4242424242424242', cvv: '123' },
      values: { ...expiry, ...usAddress },
      read: listed('/api/v1/card', ({ id }, answer) => id === answer['id']),
    },
  ],
  createGeofence: [
    { ...newGeofence, only: ['address'], fixed: { radius: 0.5 } },
    { ...newGeofence, only: ['radius'], fixed: { address: '1026 W Fulton Market' } },
    { ...newGeofence, fixed: { address: '1026 W Fulton Market', radius: 0.5 } },
  ],
  updateGeofence: [
    {
      path: '/api/v1/geofence/81',
      only: ['type'],
      values: { type: fc.constant('radius') },
      read: resource('/api/v1/geofence/81'),
    },
    {
      path: '/api/v1/geofence/81',
      values: { ...circle, address: label },
      read: resource('/api/v1/geofence/81'),
      shows: { image: showsPicture, ...ofShape },
    },
  ],
  updateCard: [{ path: '/api/v1/card/502', values: { ...expiry, ...usAddress }, read: resource('/api/v1/card/502') }],
  createPayment: 'Buys a cart: its receipt is another resource.',
  deactivateDevice: 'It deletes the vehicle, so that nothing can be read back.',
  installDevice: 'It charges a plan, which its own tests compare.',
  pauseDevice: 'The pause begins at the renewal date, which its own tests compute.',
  updateOptionTables: 'Options have values of their own lists, which its own tests compare.',
  setPin: 'No answer has a PIN, which its own tests clear.',
  createFilter: [
    {
      path: '/api/v1/custom-filter',
      values: { filter_name: filterName, selected_alerts: fc.constant(['speed_limit', 'towing_detection']) },
      read: listed('/api/v1/custom-filter', ({ id }, answer) => id === answer['id']),
      // Each type is stored once.
      shows: {
        selected_commands: ({ selected_commands }: { selected_commands: string[] }, value: string[]) => ({
          shown: selected_commands,
          expected: [...new Set(value)],
        }),
      },
    },
  ],
  updateFilter: [
    {
      path: '/api/v1/custom-filter/32',
      values: { filter_name: filterName },
      read: listed('/api/v1/custom-filter', ({ id }) => id === 32),
    },
  ],
  createAlertRule: 'Its parameters depend on the type; its own tests save and read each.',
  updateAlertRule: 'As createAlertRule.',
  backtestAlertRule: 'Changes nothing.',
  getArticle: 'Changes nothing.',
  createCase: 'The support team reads it; the list of cases has its own tests.',
};
