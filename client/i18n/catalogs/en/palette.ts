import type titles from './titles.ts';

/** The command palette. */
export default {
  label: 'Search vehicles, pages and commands',
  recent: 'Recent',
  answers: 'Answers',
  places: 'Geofences',
  people: 'People',
  codeOf: '{{vehicle}}: {{code}}',
  unlockedWords: 'lock, locked, unlocked, doors, keys, good night',
  /** Words that ask for unlocked vehicles and for nothing else: answered also if there are none. */
  noneUnlockedWords: 'locked, unlocked, doors, keys, good night',
  noneUnlocked: 'No parked vehicle is unlocked',
  /** What vehicles may need: words that ask for it, and the answer if no vehicle needs it. */
  needs: {
    alarm: { words: 'alarm, alarms, panic, theft', none: 'No alarm now' },
    battery: { words: 'battery, batteries, low battery, voltage', none: 'No vehicle reports a low battery' },
    codes: {
      words: 'trouble codes, trouble code, check engine, engine light',
      none: 'No vehicle reports a trouble code',
    },
    tires: { words: 'tires, tire pressure, flat tire, low tire, psi', none: 'No vehicle reports a low tire' },
    fuel: { words: 'fuel, low fuel, gas, gasoline, tank, refuel', none: 'No vehicle reports low fuel' },
    service: { words: 'service, service due, oil, oil change, maintenance', none: 'No vehicle is due for service' },
    offline: { words: 'offline, no signal, silent, not reporting', none: 'No vehicle is offline' },
  },
  /** Readings that a vehicle has on its page. */
  unread: { low_fuel: 'Fuel', low_tire: 'Tires', note: 'Read on its page' },
  /** What users call what is on a page of a vehicle. Separated by commas. */
  vehicleWords: {
    info: 'VIN, plate, license plate, odometer, make, model',
    settings: 'valet mode, auto lock',
    dashCam: 'camera, video, videos, recordings, snapshot, snapshots, wi-fi',
    keylocker: 'key lockers, guest PIN, master PIN',
  },
  /** What users type before or after a destination, and the words between. Separated by commas. */
  directionsPhrases: 'directions to, directions, navigate to, drive to, route to, way to',
  directionsLinks: 'to, the',
  directionsTo: 'Directions to {{place}}',
  opensMaps: 'Maps app',
  receiptWords: 'receipt, last receipt, latest receipt, print receipt, invoice',
  lastReceipt: 'Last receipt',
  placeholder: 'Search vehicles, pages, commands',
  pages: 'Pages',
  vehicles: 'Vehicles',
  commands: 'Commands',
  command: '{{command}} {{vehicle}}',
  pageOf: '{{vehicle}}: {{page}}',
  articles: 'Help articles',
  nothing: 'Nothing found',
  help: 'Search the Help Center for “{{query}}”',
  escape: 'Esc',
  enter: 'Enter',
  /** What users call what is on a page. Separated by commas. */
  words: {
    dashboard: 'home, overview, needs attention',
    map: 'where, location, find my car, live tracking, moving, parked',
    trips: 'drives, route, history, speed, mileage',
    geofences: 'zones, areas, places',
    feed: 'log, history, events, commands',
    alerts: 'notifications, warnings, speeding, harsh braking, idling',
    alertRules: 'notifications, speed limit, curfew, tell me when',
    reports: 'mileage, idling, safety, export, Excel',
    sharing: 'guests, family, drivers, invite, access',
    subscriptions: 'plans, renew, cancel, paused, pause, upgrade, transfer',
    addSubscription: 'new device, activate, add device, serial number',
    products: 'shop, buy, dash cam, camera, tracker, accessories',
    profile: 'language, units, miles, kilometers, theme, dark, phone, address, name',
    loginInfo: 'password, email, change email, devices',
    twoFactor: 'code, authenticator, security, 2FA, text message',
    timezone: 'clock, hours, timezone',
    voiceAssistants: 'Alexa, Google, Siri, PIN',
    billing: 'receipts, invoice, card, payment, credit',
    helpCenter: 'support, contact, question, problem, FAQ',
    support: 'contact, phone, email',
    logout: 'sign out, log out',
  } satisfies Partial<Record<keyof typeof titles, string>>,
} as const;
