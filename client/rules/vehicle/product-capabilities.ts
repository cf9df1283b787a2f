/** Commands of core 3 that the portal offers for a vehicle. */
export const VEHICLE_COMMANDS = [
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
] as const;
export type VehicleCommand = (typeof VEHICLE_COMMANDS)[number];

/** Kind of a product. A battery tracker in hardwired mode counts as a powered one (core 6). */
export const PRODUCT_KINDS = ['control_module', 'battery_tracker', 'powered_tracker', 'dash_cam'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

export type ProductCapabilities = {
  kind: ProductKind;
  commands: readonly VehicleCommand[];
  /** Reports its position each minute (commerce 4). */
  liveTracking: boolean;
};

const LOCATE: readonly VehicleCommand[] = ['location'];
const PANIC: readonly VehicleCommand[] = ['panic_on', 'panic_off'];
const CONTROL: readonly VehicleCommand[] = [
  'arm',
  'disarm',
  'remote_start',
  'remote_stop',
  'trunk',
  ...PANIC,
  ...LOCATE,
];
const CONTROL_AND_AUX: readonly VehicleCommand[] = [...CONTROL, 'remote_aux1', 'remote_aux2'];

const module = (commands: readonly VehicleCommand[]): ProductCapabilities => ({
  kind: 'control_module',
  commands,
  liveTracking: false,
});
const dashCam = (commands: readonly VehicleCommand[]): ProductCapabilities => ({
  kind: 'dash_cam',
  commands,
  liveTracking: false,
});
const tracker = (kind: ProductKind): ProductCapabilities => ({ kind, commands: LOCATE, liveTracking: true });

/*
 * Assumed: core 3 names the products and core 6 says that capabilities depend on them, but not which. The server decides. This
 * table only saves a round trip for known answers.
 */
const EXACT: ReadonlyMap<string, ProductCapabilities> = new Map([
  ['ft-x1r', module(CONTROL)],
  ['ft-x1max', module(CONTROL_AND_AUX)],
  ['ft-x2max', module(CONTROL_AND_AUX)],
  ['ft-xt', tracker('battery_tracker')],
  ['ft-xc', dashCam([...LOCATE, ...PANIC])],
  ['ft-xc2', dashCam(CONTROL)],
]);

/** Products for which core 3 only gives a part of the name. */
const CONTAINING: readonly (readonly [part: string, ProductCapabilities])[] = [
  ['dr3400', module(CONTROL_AND_AUX)],
  ['dr3100', tracker('powered_tracker')],
];

/** Types of product, where a tracker's power source does not matter. */
export const VEHICLE_TYPES = ['module', 'tracker', 'dash_cam', 'other'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

export function vehicleType(productName: string): VehicleType {
  switch (productCapabilities(productName)?.kind) {
    case 'control_module':
      return 'module';
    case 'battery_tracker':
    case 'powered_tracker':
      return 'tracker';
    case 'dash_cam':
      return 'dash_cam';
    case undefined:
      return 'other';
  }
}

/** Capabilities of a product. `null` for a product newer than this table, which disables nothing. */
export function productCapabilities(productName: string): ProductCapabilities | null {
  return EXACT.get(productName) ?? CONTAINING.find(([part]) => productName.includes(part))?.[1] ?? null;
}

/** Whether a product only locates: it has a schedule of its sensors (commerce 3). */
export const isTracker = (productName: string): boolean =>
  productCapabilities(productName)?.kind.endsWith('_tracker') ?? false;
