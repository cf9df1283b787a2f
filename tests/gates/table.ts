/**
 * Rules of core 6, written by hand: a row per product, plan and state, a sign per capability. If several rows disable
 * the same capability, the sign listed first in `SIGNS` is shown: permanent limits of a product come before exclusive
 * access.
 */
export const CAPABILITIES = [
  'arm',
  'disarm',
  'location',
  'remote_start',
  'remote_stop',
  'trunk',
  'panic_on',
  'panic_off',
  'remote_aux1',
  'remote_aux2',
  /** Name, picture and similar data of a vehicle. */
  'change_info',
  'camera_settings',
  'snapshot',
  'live_view',
  'live_tracking',
  'advanced_obd',
  'trips',
  /** Its position. */
  'positions',
  'geofence_alerts',
  'transfer',
  /** Written to the device: odometer, power save. */
  'configuration',
  /** The service reminder. */
  'maintenance',
  /** Viewing trouble codes, and clearing one. */
  'trouble_codes',
  'clear_code',
  /** Being added to a group. */
  'groups',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** By sign: the client's disabled reason, and the server's refusal codes with the same meaning. */
export const SIGNS = {
  c: { reason: 'no_camera', codes: ['NOT_SUPPORTED'] },
  N: { reason: 'not_there', codes: ['PLAN'] },
  k: { reason: 'not_supported', codes: ['NOT_SUPPORTED'] },
  B: { reason: 'basic_plan', codes: ['PLAN'] },
  x: { reason: 'exclusive_access', codes: ['EXCLUSIVE_ACCESS'] },
  o: { reason: 'shared', codes: ['READ_ONLY', 'PARTIAL_ACCESS', 'OWNER_ONLY'] },
  O: { reason: 'owner_only', codes: ['READ_ONLY', 'PARTIAL_ACCESS', 'OWNER_ONLY'] },
  r: { reason: 'read_only', codes: ['READ_ONLY'] },
  a: { reason: 'access', codes: ['READ_ONLY', 'PARTIAL_ACCESS'] },
  f: { reason: 'partial_access', codes: ['PARTIAL_ACCESS'] },
  w: { reason: 'pending_transfer', codes: ['PENDING_TRANSFER'] },
  /** Restricted includes a paused plan: view and renew only (commerce 6). */
  z: { reason: 'paused', codes: ['PAUSED', 'RESTRICTED'] },
  /** Nothing but its groups is changed then. */
  R: { reason: 'restricted', codes: ['RESTRICTED'] },
  e: { reason: 'expired', codes: ['EXPIRED'] },
  d: { reason: 'deep_sleep', codes: ['DEEP_SLEEP'] },
  t: { reason: 'tracking_only', codes: ['TRACKING_ONLY'] },
  n: { reason: 'not_supported', codes: ['NOT_SUPPORTED'] },
  v: { reason: 'driven', codes: ['DRIVEN'] },
  L: { reason: 'no_location', codes: ['PLAN'] },
  p: { reason: 'plan', codes: ['PLAN'] },
  b: { reason: 'basic_plan', codes: ['PLAN'] },
  s: { reason: 'no_streaming_plan', codes: ['PLAN'] },
  D: { reason: 'data_used_up', codes: ['DATA_USED_UP'] },
  C: { reason: 'cellular_data_off', codes: ['CELLULAR_DATA_OFF'] },
  u: { reason: 'outage', codes: ['OUTAGE'] },
  m: { reason: 'maintenance', codes: ['MAINTENANCE'] },
} as const;
type Sign = keyof typeof SIGNS;

/**
 * Ten commands | info | camera settings, snapshot, live view | live tracking | OBD, trips, positions | geofences, transfer |
 * configuration, maintenance | trouble codes, clear one | groups. */
export const PRODUCTS = {
  'ft-x1r': '.... .... nn | . | ccc | k | N.. | .. | .. | .. | .',
  'ft-x1max': '.... .... .. | . | ccc | k | ... | .. | .. | .. | .',
  'ft-x2max': '.... .... .. | . | ccc | k | ... | .. | .. | .. | .',
  'ft-dr3400-lte': '.... .... .. | . | ccc | k | N.. | .. | .. | kk | .',
  'ft-dr3100-gps': 'nn.n nnnn nn | . | ccc | . | N.. | .. | .. | kk | .',
  'ft-xt': 'nn.n nnnn nn | . | ccc | . | N.. | .. | .. | kk | .',
  'ft-xc': 'nn.n nn.. nn | . | ... | k | N.. | .. | .. | kk | .',
  'ft-xc2': '.... .... nn | . | ... | k | ... | .. | .. | .. | .',
} as const;
export type Product = keyof typeof PRODUCTS;

export const PLANS = {
  'basic-month': '.... .... .. | . | ... | p | ppp | L. | .b | BB | .',
  'premium-year': '.... .... .. | . | ... | . | p.. | .. | .. | .. | .',
  'premium-plus-year': '.... .... .. | . | ... | . | ... | .. | .. | .. | .',
  'ultimate-2-year': '.... .... .. | . | ... | . | ... | .. | .. | .. | .',
  'trial-month': '.... .... .. | . | ... | . | ... | .. | .. | .. | .',
  'trial-3-year': '.... .... .. | . | ... | . | p.. | .. | .. | .. | .',
  'tracking-month': 'tt.t tttt tt | . | .tt | . | p.. | .. | .b | BB | .',
} as const;
export type PlanId = keyof typeof PLANS;

export const STATES = {
  installed: '.... .... .. | . | ... | . | ... | .. | .. | .. | .',
  hardwired: '.... .... .. | . | ... | . | ... | .. | .. | .. | .',
  /** Ignition on by key, and an engine that was started remotely. */
  driven: '...v v... .. | . | ... | . | ... | .. | .. | .. | .',
  started_remotely: '.... .... .. | . | ... | . | ... | .. | .. | .. | .',
  paused: 'zzzz zzzz zz | . | zzz | z | ... | z. | zz | .z | z',
  paused_and_expired: 'zzzz zzzz zz | R | zzz | z | ... | zR | zz | .z | z',
  paused_in_canada: 'zzzz zzzz zz | R | zzz | z | ... | zR | zz | .z | z',
  expired: 'eeee eeee ee | . | eee | e | ... | e. | ee | .e | e',
  replacement_ordered: '.... .... .. | . | ... | . | ... | .. | .. | .. | .',
  deep_sleep: 'dddd dddd dd | . | ddd | d | ... | .. | d. | .d | .',
  tracking_only: 'tt.t tttt tt | . | .tt | . | ... | .. | .. | .. | .',
  pending_transfer: '.... .... .. | w | ... | . | ... | .w | .w | .. | w',
  guest_full: '.... .... .. | . | ... | . | ... | Oo | .. | .. | o',
  guest_partial: '.... .... .. | a | f.. | f | ... | Oo | fa | .a | o',
  guest_read_only: 'rrrr rrrr rr | a | rrr | r | ... | Oo | ra | .a | o',
  /** The owner during a guest's exclusive access, and that guest. */
  exclusiveToOthers: 'xxxx xxxx xx | x | xxx | x | ... | xx | xx | .x | x',
  guest_exclusive: '.... .... .. | . | ... | . | ... | Oo | .. | .. | o',
  no_streaming: '.... .... .. | . | ..s | . | ... | .. | .. | .. | .',
  data_used_up: '.... .... .. | . | ..D | . | ... | .. | .. | .. | .',
  cellular_data_off: '.... .... .. | . | ..C | . | ... | .. | .. | .. | .',
  outage_of_x1: 'uuuu uuuu uu | . | uuu | u | ... | .. | u. | .. | .',
  outage_of_dr: 'uuuu uuuu uu | . | uuu | u | ... | .. | u. | .. | .',
  outage_of_api: 'uuuu uuuu uu | . | uuu | u | ... | .. | u. | .. | .',
  /** Slow, not interrupted: blocks nothing. */
  outage_degraded: '.... .... .. | . | ... | . | ... | .. | .. | .. | .',
  maintenance: 'mmmm mmmm mm | . | mmm | m | ... | .. | m. | .. | .',
  maintenance_scheduled: '.... .... .. | . | ... | . | ... | .. | .. | .. | .',
} as const;
export type State = keyof typeof STATES;

/** An outage of one family does not affect others (core 4). */
const FAMILIES: Partial<Record<State, readonly Product[]>> = {
  outage_of_x1: ['ft-x1r', 'ft-x1max', 'ft-x2max'],
  outage_of_dr: ['ft-dr3400-lte', 'ft-dr3100-gps'],
};

export type Situation = { product: Product; plan: PlanId; state: State };
export const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];

/** All disabled reasons of a capability in a situation, the shown one first. */
export function disabledReasonsOf({ product, plan, state }: Situation, capability: Capability): Sign[] {
  const isMeant = FAMILIES[state]?.includes(product) ?? true;
  const rows = [PRODUCTS[product], PLANS[plan], ...(isMeant ? [STATES[state]] : [])];
  const signs = rows.map((row) => row.replaceAll(/[ |]/g, '')[CAPABILITIES.indexOf(capability)] ?? '');
  return keysOf(SIGNS).filter((sign) => signs.includes(sign));
}
