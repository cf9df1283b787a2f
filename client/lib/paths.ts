/** Paths for links. A test checks that the route table has a record for each. */
export const paths = {
  dashboard: '/',
  login: '/login',
  logout: '/logout',
  register: '/register',
  forgotPassword: '/forgot-password',
  setPassword: '/set-password',
  invite: '/invite',
  acceptTransfer: '/accept-transfer',
  declineTransfer: '/decline-transfer',
  dealerLogin: '/dealer/login',
  installer: '/installer',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  returnPolicy: '/return-policy',
  /** The page of a location link. */
  where: '/where',
  support: '/support',
  sharing: '/sharing',
  inviteGuest: '/sharing/invite',
  editGuest: '/sharing/edit',
  profile: '/profile',
  loginInfo: '/profile/login-info',
  timezone: '/profile/timezone',
  voiceAssistants: '/profile/voice-assistants',
  twoFactor: '/profile/two-factor',
  billing: '/billing',
  helpCenter: '/help-center',
  controlCenter: '/control-center',
  /** The list, filtered by vehicles that need attention. */
  needsAttention: '/control-center?show=attention',
  geofences: '/control-center/geofences',
  createGeofence: '/control-center/geofences/create',
  feed: '/control-center/logs',
  alerts: '/control-center/alerts',
  alertRules: '/control-center/alerts?view=rules',
  reports: '/reports',
  subscriptions: '/subscriptions',
  addSubscription: '/subscriptions/add',
  transferVehicle: '/subscriptions/transfer',
  updateSubscription: '/subscriptions/update',
  updateStreaming: '/subscriptions/update/streaming',
  updateBilling: '/subscriptions/update/billing',
  editSubscription: '/subscriptions/edit',
  manageSubscription: '/subscriptions/manage',
  cancelStreaming: '/subscriptions/cancel-streaming-plan',
  deviceUpgradeOffer: '/device-upgrade-offer',
  suspend: '/suspend',
  receipt: '/billing/receipt',
  products: '/products',
  checkout: '/subscriptions/checkout',
  checkoutComplete: '/subscriptions/checkout/complete',
} as const;

/** Help articles and the support form, by what they are about. */
export const articlePath = (articleNumber: string): string => `/help-center?article=${articleNumber}`;
export const supportFormPath = (about: string): string => `/help-center?at=form&about=${about}`;

/** The editor of a geofence. */
export const geofencePath = (id: number): string => `/control-center/geofences/edit/${id}`;

/** The list, filtered by vehicles that are inside of a geofence. */
export const vehiclesInsidePath = (geofenceId: number): string => `/control-center?geofence=${geofenceId}`;

/** Pages of one vehicle. */
export const vehiclePaths = {
  overview: (id: number) => `/control-center/vehicle/${id}`,
  info: (id: number) => `/control-center/vehicle/info/${id}`,
  settings: (id: number) => `/control-center/vehicle/settings/${id}`,
  dashCam: (id: number) => `/control-center/vehicle/dashcam/${id}`,
  schedule: (id: number) => `/control-center/vehicle/tracker-schedule/${id}`,
  options: (id: number) => `/control-center/vehicle/options/${id}`,
  keylocker: (id: number) => `/control-center/vehicle/keylocker/${id}`,
} as const;

/** The overview of a vehicle as one of its guests sees it. */
export const guestViewPath = (vehicleId: number, guestId: number): string =>
  `${vehiclePaths.overview(vehicleId)}?guest=${guestId}`;

/** The guest PIN of a key locker, or a chooser of vehicles. */
export const guestPinPath = (vehicleId?: number): string =>
  vehicleId === undefined ? '/sharing/update-guest-pin' : `/sharing/update-guest-pin?vehicle=${vehicleId}`;

/** Alerts of a vehicle. */
export const alertsPath = (vehicleId: number | null, group: string | null = null): string =>
  alertsAddress({ group, vehicle_id: vehicleId });

/** Alert rules of a vehicle, or one of them to edit. `group`: the one that the vehicle was chosen from. */
export const alertRulesPath = (
  vehicleId: number | null,
  { group = null, rule = null }: { group?: string | null; rule?: string | null } = {},
): string => alertsAddress({ view: 'rules', group, vehicle_id: vehicleId, rule });

function alertsAddress(values: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) query.set(name, String(value));
  return query.size > 0 ? `${paths.alerts}?${query}` : paths.alerts;
}

/** Reports about a vehicle. */
export const reportsPath = (vehicleId: number): string => `/reports?vehicle_id=${vehicleId}`;

/** Trips of a vehicle. `at`: an instant in ISO 8601, which opens the trip of that moment there. */
export function tripsPath(vehicleId: number, at?: string): string {
  const query = new URLSearchParams({ vehicle_id: String(vehicleId), ...(at !== undefined && { at }) });
  return `/control-center/trips?${query}`;
}
