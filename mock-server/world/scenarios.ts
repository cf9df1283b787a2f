import type { CardSeed } from '../../fixtures/cards.ts';
import { type CaseSeed, cases } from '../../fixtures/cases.ts';
import { HOSTILE_HTML } from '../../fixtures/catalog/articles/hostile.ts';
import type { GeofenceSeed } from '../../fixtures/geofences.ts';
import { hostileBanner, hostileHelpLinks } from '../../fixtures/notices/banner.ts';
import {
  maintenanceInProgress,
  maintenanceScheduled,
  type NoticeSeed,
  outageDegraded,
  outageMonitored,
  outageOfDr,
  outageOfEverything,
  outageOfX1,
} from '../../fixtures/notices/notices.ts';
import type { Days, Persona, UserDetails, VehicleSeed } from '../../fixtures/types.ts';
import { withService } from '../../fixtures/vehicles/in-service.ts';
import { withPins } from '../../fixtures/vehicles/pins-set.ts';
import { withNineEligible, withPlanStates, withTenEligible } from '../../fixtures/vehicles/plan-states.ts';
import type { OperationId } from '../../generated/contract/operations.ts';
import type { Cents, FaultRow, PaymentRow, SubscriberRow } from './rows.ts';

/** Vehicles of a scenario: the fixtures, the fixtures and a fleet of 10,000, or none. */
export type VehicleSet = 'default' | 'fleet' | 'empty';

/** Access of an existing persona to vehicles of a recording. */
export type PersonaAccess = {
  persona: string;
  entries: NonNullable<NonNullable<Persona['user']>['vehicle_access']>;
};

/** A payment of a recording, newest first. */
export type RecordedReceipt = Pick<PaymentRow, 'subscriber' | 'kind' | 'failure' | 'description' | 'payment'> & {
  uuid: string;
  at: Days;
  card_brand: string | null;
  next_charge: { at: Days; amount: Cents } | null;
};

/** Settings of the owner and of the owner's account. */
export type OwnerSettings = {
  user?: Partial<Pick<UserDetails, 'language' | 'unit' | 'timezone' | 'allow_app_analytics'>> & {
    is_voice_pin_set?: boolean;
  };
  account?: Partial<Pick<SubscriberRow, 'billing_push_enabled' | 'text_message_consent' | 'prepaid'>>;
};

/** A fault rule of a scenario, always active by default. Fixed ids let the panel remove it. */
export type ScenarioFault = { id: `scenario-${string}`; operation?: OperationId; effect: FaultRow['effect'] } & Partial<
  Pick<FaultRow, 'match' | 'nth' | 'times' | 'probability'>
>;

/**
 * Which of two documented forms a world answers with (commerce 3). `a`: `timestamp` of trip logs, a list for a radius. `b`:
 * `create_date`, a pair.
 */
export type DocumentedForms = 'a' | 'b';

export type Scenario = {
  title: string;
  /** One sentence: what the scenario demonstrates. */
  shows: string;
  /** A list: those of a recording, to which no other user has access. */
  vehicles: VehicleSet | readonly VehicleSeed[];
  /** In place of those of the owner. */
  cards?: readonly CardSeed[];
  geofences?: readonly GeofenceSeed[];
  receipts?: readonly RecordedReceipt[];
  settings?: OwnerSettings;
  access?: readonly PersonaAccess[];
  /** Added to the past notices of every world. */
  notices?: readonly NoticeSeed[];
  faults?: readonly ScenarioFault[];
  /** Changes each vehicle before its rows are created. */
  alter?: (seed: VehicleSeed) => VehicleSeed;
  /** Answers with documented fields and forms alone. */
  documentedOnly?: DocumentedForms;
  /** Support cases that exist already. */
  cases?: readonly CaseSeed[];
  /** Cents of credit by account. */
  credit?: Readonly<Record<number, number>>;
};

const SCENARIOS = {
  default: {
    title: 'An ordinary day',
    shows: 'Every kind of vehicle in every state, spread over a dozen users. Nothing fails.',
    vehicles: 'default',
  },
  empty: {
    title: 'No vehicles',
    shows: 'The same users without vehicles: empty lists, an empty map and the way to a first subscription.',
    vehicles: 'empty',
  },
  fleet: {
    title: 'Fleet of 10,000',
    shows: 'The fleet owner has 10,000 vehicles in four groups: paging, map clusters and long reports.',
    vehicles: 'fleet',
  },
  'plans-ended': {
    title: 'All plans have ended',
    shows: 'All plans ended yesterday: vehicles ask for renewal, and no device accepts commands.',
    vehicles: 'default',
    alter: (seed) => ({ ...seed, renews: -1, autorenewal: false }),
  },
  subscriptions: {
    title: 'Subscriptions in every state',
    shows:
      "The owner's plans are on trial, declined, paused, changing or offered a newer module, and the account has credit.",
    vehicles: 'default',
    alter: withPlanStates,
    credit: { 11: 4_000 },
  },
  'nine-vehicles': {
    title: 'Nine eligible vehicles',
    shows: 'The owner has nine vehicles that count for the multi-vehicle discount. One more lowers all prices.',
    vehicles: 'default',
    alter: withNineEligible,
  },
  'ten-vehicles': {
    title: 'Ten eligible vehicles',
    shows: 'The owner has just the ten vehicles from which plans cost 20 percent less.',
    vehicles: 'default',
    alter: withTenEligible,
  },
  'pins-set': {
    title: 'Key lockers in use',
    shows:
      "Van 14's key locker has a master PIN and a shared guest PIN, the Silverado's a master PIN and an ended guest PIN.",
    vehicles: 'default',
    alter: withPins,
  },
  'in-service': {
    title: 'Devices in service mode',
    shows:
      'The owner has let installers work on the devices of Van 14, until tomorrow, and of the Silverado, for five days.',
    vehicles: 'default',
    alter: withService,
  },
  'outage-all': {
    title: 'Outage of all devices',
    shows: 'The API is out: all users see the bar, and no device accepts commands.',
    vehicles: 'default',
    notices: [outageOfEverything],
  },
  'outage-x1': {
    title: 'Outage of X1 devices',
    shows: 'X1 devices accept no commands, others do. Users without an X1 device see no bar.',
    vehicles: 'default',
    notices: [outageOfX1],
  },
  'outage-dr': {
    title: 'Outage of DR devices',
    shows: 'DR devices accept no commands, others do. Users without a DR device see no bar.',
    vehicles: 'default',
    notices: [outageOfDr],
  },
  'outage-degraded': {
    title: 'Degraded service',
    shows: 'An outage is identified but only degrades service: the bar shows, and commands still work.',
    vehicles: 'default',
    notices: [outageDegraded],
  },
  'outage-over': {
    title: 'Outage in monitoring',
    shows: 'The newest outage is only being monitored: no bar, and commands work.',
    vehicles: 'default',
    notices: [outageMonitored],
  },
  'maintenance-scheduled': {
    title: 'Maintenance in two days',
    shows: 'The bar announces maintenance with its hours. Everything works.',
    vehicles: 'default',
    notices: [maintenanceScheduled],
  },
  'maintenance-in-progress': {
    title: 'Maintenance in progress',
    shows: 'Maintenance is in progress: the bar shows, and no device accepts commands.',
    vehicles: 'default',
    notices: [maintenanceInProgress],
  },
  'devices-unreachable': {
    title: 'No device answers',
    shows: 'Commands and settings wait, then fail with "not responding". Nothing changes.',
    vehicles: 'default',
    faults: [{ id: 'scenario-devices-unreachable', effect: { unreachable: true } }],
  },
  'devices-moody': {
    title: 'Some commands go unanswered',
    shows: 'A third of all commands and settings fail at random: bulk commands end with successes and failures.',
    vehicles: 'default',
    faults: [{ id: 'scenario-devices-moody', probability: 1 / 3, effect: { unreachable: true } }],
  },
  'alert-rules-rejected': {
    title: 'Devices reject alert rules',
    shows: 'Saving an alert rule fails because the device rejects it. The form keeps its input.',
    vehicles: 'default',
    faults: [
      { id: 'scenario-alert-rules-create', operation: 'createAlertRule', effect: rejectedRule() },
      { id: 'scenario-alert-rules-update', operation: 'updateAlertRule', effect: rejectedRule() },
    ],
  },
  'declining-cards': {
    title: 'Every card is declined',
    shows: 'Checkout shows its totals, and every payment is declined.',
    vehicles: 'default',
    faults: [{ id: 'scenario-declining-cards', operation: 'createPayment', effect: { decline: true } }],
  },
  'live-view-broken': {
    title: 'Live View fails',
    shows: 'A live stream never gets its address: Live View fails and offers a retry.',
    vehicles: 'default',
    faults: [{ id: 'scenario-live-view', operation: 'getStream', effect: { status: 503, body: unavailable() } }],
  },
  'sign-in-trouble': {
    title: 'Sessions are revoked',
    shows: 'The password is right, but the session counts as revoked: users return to the sign-in page.',
    vehicles: 'default',
    faults: [
      {
        id: 'scenario-sign-in-trouble',
        operation: 'listUsers',
        effect: { status: 401, body: { detail: 'Access Token has been revoked', code: 'TOKEN_REVOKED' } },
      },
    ],
  },
  'slow-network': {
    title: 'Slow network',
    shows: 'Every answer takes 2.5 seconds longer: skeletons, progress and loading buttons.',
    vehicles: 'default',
    faults: [{ id: 'scenario-slow-network', effect: { latency_ms: 2_500 } }],
  },
  'flaky-network': {
    title: 'Flaky network',
    shows:
      'One request in six is cut off and one in six takes 1.5 seconds longer, at random: retries and partial failures.',
    vehicles: 'default',
    faults: [
      { id: 'scenario-flaky-drop', probability: 1 / 6, effect: { drop: true } },
      { id: 'scenario-flaky-latency', probability: 1 / 6, effect: { latency_ms: 1_500 } },
    ],
  },
  'api-down': {
    title: 'The API is down',
    shows: 'Every call answers 503: loaded content stays, and pages report the failure and offer a retry.',
    vehicles: 'default',
    faults: [{ id: 'scenario-api-down', effect: { status: 503, body: unavailable() } }],
  },
  'hostile-content': {
    title: 'Hostile content',
    shows: 'The banner, help links and articles contain scripts and traps: no script runs, and no request is sent.',
    vehicles: 'default',
    faults: [
      {
        id: 'scenario-hostile-banner',
        operation: 'listBannerAndHelpLinks',
        effect: { status: 200, body: [hostileBanner, hostileHelpLinks] },
      },
      {
        id: 'scenario-hostile-article',
        operation: 'getArticle',
        effect: { status: 200, body: { articleNumber: '000001204', title: 'Hostile article', body: HOSTILE_HTML } },
      },
    ],
  },
  'case-open': {
    title: 'Support cases',
    shows: 'The owner has an open, an answered and a closed support case, which the Help Center lists.',
    vehicles: 'default',
    cases,
  },
  'documented-only': {
    title: 'Documented answers only',
    shows: 'Answers have no assumed field, pages of 40 rows, and fields and values that the portal does not know.',
    vehicles: 'default',
    documentedOnly: 'a',
  },
  'documented-only-b': {
    title: 'Documented answers, other forms',
    shows: 'The same in the other documented forms: create_date in trip logs, and a pair as the place of a radius.',
    vehicles: 'default',
    documentedOnly: 'b',
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

export const SCENARIO_NAMES = Object.keys(SCENARIOS) as ScenarioName[];

export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(SCENARIOS, name);
}

/** Name of a scenario that was made from a recording: its hash. */
export type RecordedName = `recorded-${string}`;
export type AnyScenario = ScenarioName | RecordedName;

/** Scenarios of one mock: the own ones and those of files. */
export type Scenarios = {
  readonly names: readonly AnyScenario[];
  has: (name: string) => name is AnyScenario;
  of: (name: AnyScenario) => Scenario;
};

export function scenariosWith(recorded: Readonly<Record<RecordedName, Scenario>>): Scenarios {
  const all: Readonly<Record<string, Scenario>> = { ...SCENARIOS, ...recorded };
  return {
    names: Object.keys(all) as AnyScenario[],
    has: (name): name is AnyScenario => Object.hasOwn(all, name),
    of: (name) => all[name] as Scenario,
  };
}

export const OWN_SCENARIOS = scenariosWith({});

/** The documented forms to which a world's answers are reduced, or `null`. */
export function documentedFormsOf(name: string): DocumentedForms | null {
  const scenario: Scenario | undefined = isScenario(name) ? SCENARIOS[name] : undefined;
  return scenario?.documentedOnly ?? null;
}

export function scenarioOf(name: ScenarioName): Scenario {
  return SCENARIOS[name];
}

function unavailable() {
  return { detail: 'Service Unavailable' };
}

function rejectedRule() {
  return {
    status: 424,
    body: { detail: 'The device rejected the alert. Please try again.', code: 'RULE_REJECTED' },
  };
}
