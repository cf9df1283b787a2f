import { expect, test } from 'vitest';
import type { User, Vehicle, VehicleAccess } from '../../client/api/model.ts';
import type { Notices } from '../../client/rules/notices/notices.ts';
import { aVehicle } from '../../client/rules/vehicle/vehicle.fixture.ts';
import { plansById } from '../../fixtures/catalog/plans.ts';
import { productCapabilities } from '../../fixtures/catalog/product-capabilities.ts';
import { defaultVehicles } from '../../fixtures/vehicles/default.ts';
import {
  CAPABILITIES,
  disabledReasonsOf,
  keysOf,
  PLANS,
  type PlanId,
  PRODUCTS,
  type Product,
  SIGNS,
  STATES,
  type State,
} from './table.ts';
import { type Known, verdictOf } from './verdict.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const AT = '2026-11-21T15:00:00Z';
const QUIET: Notices = { outage: null, maintenance: null };

const access = (changes: Partial<VehicleAccess> = {}): VehicleAccess => ({
  vehicle: 12,
  subscriber: 11,
  access_level: 'Full Access',
  exclusive_access: false,
  access_start: null,
  access_end: null,
  ...changes,
});
const person = (id: number, type: 'owner' | 'vehicle_user', vehicle_access: VehicleAccess[] = []): User =>
  ({ id, user_type: [{ type, subscriber: 11 }], vehicle_access }) as unknown as User;
const OWNER = person(1, 'owner');
const HOLDER = person(2, 'vehicle_user', [access({ exclusive_access: true, access_end: '2026-11-22T00:00:00Z' })]);

const outage = (name: string, new_status = 'major_outage'): Notices['outage'] => ({
  id: '1',
  body: '',
  status: 'identified',
  created_at: AT,
  affected_components: [{ name, old_status: 'operational', new_status }],
});
const maintenance = (status: string): Notices['maintenance'] => ({
  id: '2',
  body: '',
  status,
  created_at: AT,
  scheduled_for: AT,
  scheduled_until: '2026-11-21T18:00:00Z',
});

const guest = (access_level: VehicleAccess['access_level']): Partial<Known> & { changes: Partial<Vehicle> } => ({
  user: person(3, 'vehicle_user', [access({ access_level })]),
  changes: { isShared: true, access_level },
});

/** A running engine in a parked vehicle. */
const running = ({ ignition_on }: { ignition_on: boolean }): Vehicle['last_known_state'] => ({
  timestamp: AT,
  latitude: 41.886,
  longitude: -87.652,
  speed: 0,
  ignition_on,
  controller: { engine_on: true, ignition_on, main_battery_voltage: 14.1 },
});

/** Changes by state to an owner's vehicle in service. */
const MADE: { readonly [S in State]: Partial<Known> & { changes?: Partial<Vehicle> } } = {
  installed: {},
  driven: { changes: { last_known_state: running({ ignition_on: true }) } },
  started_remotely: { changes: { last_known_state: running({ ignition_on: false }) } },
  hardwired: { changes: { hardwired_mode: true } },
  paused: { changes: { device_state: 'paused' } },
  paused_and_expired: { changes: { device_state: 'paused', plan_renewal_date: AT } },
  paused_in_canada: { changes: { device_state: 'paused' }, user: { ...OWNER, country: 'CA' } },
  expired: { changes: { plan_renewal_date: AT } },
  replacement_ordered: { changes: { device_state: 'paused', replacement_order_placed: true } },
  deep_sleep: { changes: { power_save_settings: { mode: 2 } } },
  tracking_only: { changes: { tracking_only: true } },
  pending_transfer: { changes: { is_pending_transfer: true } },
  guest_full: guest('Full Access'),
  guest_partial: guest('Partial Access'),
  guest_read_only: guest('Read Only'),
  exclusiveToOthers: { people: [OWNER, HOLDER] },
  guest_exclusive: { user: HOLDER, people: [HOLDER], changes: { isShared: true, access_level: 'Full Access' } },
  no_streaming: {},
  data_used_up: {},
  cellular_data_off: {},
  outage_of_x1: { notices: { ...QUIET, outage: outage('X1') } },
  outage_of_dr: { notices: { ...QUIET, outage: outage('DR3x00/DR5400/DR6400') } },
  outage_of_api: { notices: { ...QUIET, outage: outage('API') } },
  outage_degraded: { notices: { ...QUIET, outage: outage('API', 'degraded_performance') } },
  maintenance: { notices: { ...QUIET, maintenance: maintenance('in_progress') } },
  maintenance_scheduled: { notices: { ...QUIET, maintenance: maintenance('scheduled') } },
};

/** A vehicle of the catalog in a state, as the API returns it. */
function knownOf(product: Product, plan: PlanId, state: State): Known {
  const { changes, ...rest } = MADE[state];
  const { prices: _prices, offered_to: _offered, ...flags } = plansById.get(plan) ?? missing(plan);
  const { kind, obd } = productCapabilities(product);
  const streams = kind === 'dash_cam' && state !== 'no_streaming';
  const usage = streams ? { cellular_percentage_used: state === 'data_used_up' ? 100 : 62 } : null;
  const pricing_plan = { ...flags, plan_add_on_usage: usage };
  const camera_settings = {
    cellular_data: { is_enabled: state !== 'cellular_data_off' },
    is_microphone_enabled: true,
    status: { is_microphone_enabled: false },
  };
  const vehicle = aVehicle({
    product_name: product,
    pricing_plan,
    tracking_only: flags.tracking_only,
    obdSettings: obd,
    ...changes,
  });
  const device = { camera_settings: kind === 'dash_cam' ? camera_settings : null, pricing_plan };
  return { vehicle, device, user: OWNER, people: [OWNER], notices: QUIET, now: NOW, ...rest };
}
function missing(plan: string): never {
  throw new Error(`The catalog has no plan ${plan}`);
}

test.each(keysOf(STATES))("[core 6] applies the client's rules for every product and plan: %s", (state) => {
  const wrong: string[] = [];
  for (const product of keysOf(PRODUCTS)) {
    for (const plan of keysOf(PLANS)) {
      const known = knownOf(product, plan, state);
      for (const capability of CAPABILITIES) {
        const [disabledReason] = disabledReasonsOf({ product, plan, state }, capability);
        const expected = disabledReason ? SIGNS[disabledReason].reason : 'allowed';
        const verdict = verdictOf(capability, known);
        if (verdict !== expected) wrong.push(`${product}, ${plan}, ${capability}: ${verdict} instead of ${expected}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('[core 3] covers every product and every kind of plan of the catalog', () => {
  const kinds = (ids: Iterable<string>) =>
    new Set(
      [...ids].map(
        (id) => `${plansById.get(id)?.name} ${plansById.get(id)?.is_trial} ${plansById.get(id)?.tracking_only}`,
      ),
    );
  expect(kinds(keysOf(PLANS))).toEqual(kinds(plansById.keys()));
  expect(new Set(defaultVehicles.map(({ product_name }) => product_name))).toEqual(new Set(keysOf(PRODUCTS)));
  const rows = [...Object.values(PRODUCTS), ...Object.values(PLANS), ...Object.values(STATES)];
  expect(new Set(rows.map((row) => row.replaceAll(/[ |]/g, '').length))).toEqual(new Set([CAPABILITIES.length]));
});

test('disables nothing in advance for an unknown product', () => {
  const known = knownOf('ft-x1max', 'ultimate-2-year', 'installed');
  const newer = { ...known, vehicle: { ...known.vehicle, product_name: 'ft-x9' } };
  expect(CAPABILITIES.slice(0, 10).map((capability) => verdictOf(capability, newer))).toEqual(
    Array(10).fill('allowed'),
  );
});
