import type { Maintenance, Outage, User, Vehicle } from '../../../generated/contract/types.gen.ts';
import {
  type RecordedScenario,
  SCENARIO_FORMAT,
  zRecordedScenario,
} from '../../../mock-server/world/recorded-scenario.ts';
import { ACCOUNT, cardSeed, geofenceSeed, OTHER_ACCOUNT, receiptSeed, settingsOf } from './account-seeds.ts';
import { type Answers, answersIn, isOfGuest, ownerIn } from './answers.ts';
import { type Exchange, RecordingError } from './recording.ts';
import { daysOf } from './substitutes.ts';
import { addOnsNumbered, FIRST_VEHICLE, vehicleSeed } from './vehicle-seeds.ts';

type Access = RecordedScenario['access'][number];

/** Guests by level: the first one with a level is the persona that shows it. */
const GUESTS: Readonly<Record<string, string>> = {
  'Full Access': 'guest-full',
  'Partial Access': 'guest-partial',
  'Read Only': 'guest-read-only',
};
const OTHER_GUESTS = ['guest-exclusive', 'guest-upcoming', 'guest-expired'];

/**
 * The seeds that give the recorded answers, as far as answers have an inverse. Trips and events are not copied: telemetry
 * makes others. Throws if the recording has no vehicles.
 */
export function toScenario(exchanges: readonly Exchange[]): RecordedScenario {
  const answers = answersIn(exchanges);
  const { day, vehicles = [], cards = [], geofences = [], users = [], rules, receipts } = answers;
  if (vehicles.length === 0) throw new RecordingError('The recording has no answer of listVehicles with a vehicle.');
  const devices = new Map(answers.devices?.map((device) => [device.device_key, device]));
  const rulesOf = Map.groupBy(rules ?? [], ({ vehicle_id }) => vehicle_id);
  const idOf = new Map(vehicles.map(({ id }, index) => [id, FIRST_VEHICLE + index]));
  const fences = geofences.flatMap((geofence, index) =>
    geofenceSeed(geofence, index).map((seed) => ({ geofence, seed })),
  );
  const geofenceIds = new Map(fences.map(({ geofence, seed }) => [geofence.id, seed.id]));

  const ofGuest = isOfGuest(answers);
  const access = [...guestAccess(users, idOf), ...(ofGuest ? [] : ownAccess(vehicles, idOf))];
  const persona = ofGuest ? access[0]?.persona : 'owner';
  if (persona === undefined) {
    throw new RecordingError('The recording is of a guest, and has no answer of listUsers with their access.');
  }

  const { data, error } = zRecordedScenario.safeParse({
    format: SCENARIO_FORMAT,
    title: ofGuest ? "A recorded guest's vehicles" : 'A recorded account',
    shows: `Recorded on ${day}: ${persona} has ${ofGuest ? 'access to' : 'its'} ${vehicles.length} vehicles, without anything personal.`,
    vehicles: addOnsNumbered(
      vehicles.map((vehicle, index) =>
        vehicleSeed(vehicle, index, {
          // A guest's vehicles are all those of one account: which ones they are is not in the answers.
          subscriber: vehicle.isShared && !ofGuest ? OTHER_ACCOUNT : ACCOUNT,
          device: devices.get(vehicle.device_key),
          rules: rules && (rulesOf.get(vehicle.id) ?? []),
          features: answers.features.get(vehicle.device_key),
          options: answers.options.get(vehicle.device_key),
          geofenceOf: (id) => (vehicle.isShared ? undefined : geofenceIds.get(id)),
        }),
      ),
    ),
    cards: cards.map((card, index) => cardSeed(card, index, Date.parse(day))),
    geofences: fences.map(({ seed }) => seed),
    ...(receipts && { receipts: receipts.flatMap(receiptSeed) }),
    settings: settingsOf(ownerIn(answers), answers.account),
    notices: [...(answers.outages ?? []).map(outageSeed), ...(answers.maintenance ?? []).flatMap(maintenanceSeed)],
    access,
    faults: rulesIn(answers),
  });
  if (data) return data;
  const [issue] = error.issues;
  throw new RecordingError(`The recording makes no scenario: ${issue?.path.join('.')}: ${issue?.message}.`);
}

/** Rules for answers that no seed makes. Of an answer that depends on its request: for this request alone. */
function rulesIn({ banner, articles, article, offers }: Answers): RecordedScenario['faults'] {
  const rule = (
    operation: RecordedScenario['faults'][number]['operation'],
    body: unknown,
    match?: Record<string, string>,
  ) =>
    body === undefined
      ? []
      : [
          {
            id: `scenario-recorded-${operation}` as const,
            operation,
            ...(match && { match }),
            effect: { status: 200 as const, body },
          },
        ];
  return [
    ...rule('listBannerAndHelpLinks', banner),
    ...rule('listArticles', articles),
    ...(article ? rule('getArticle', article.body, { articleNumber: article.value }) : []),
    ...(offers ? rule('listPlanUpgrades', offers.body, { device_key: offers.value }) : []),
  ];
}

const outageSeed = ({ status, body, created_at, affected_components }: Outage, index: number) => ({
  id: `recorded-outage-${index + 1}`,
  kind: 'outage',
  status,
  body,
  created: daysOf(created_at),
  affected_components,
});

function maintenanceSeed({ status, body, created_at, scheduled_for, scheduled_until }: Maintenance, index: number) {
  if (!scheduled_for || !scheduled_until) return [];
  const times = { scheduled_for: daysOf(scheduled_for), scheduled_until: daysOf(scheduled_until) };
  return [
    {
      id: `recorded-maintenance-${index + 1}`,
      kind: 'maintenance',
      status,
      body,
      created: daysOf(created_at),
      ...times,
    },
  ];
}

/** Guests of the recorded account as the personas that show their level. */
function guestAccess(users: readonly User[], idOf: ReadonlyMap<number, number>): Access[] {
  const free = [...OTHER_GUESTS];
  const taken = new Set<string>();
  return users.flatMap(({ vehicle_access }) => {
    const entries = vehicle_access.flatMap((entry) => {
      const vehicle = idOf.get(entry.vehicle);
      if (vehicle === undefined) return [];
      const { access_level, exclusive_access, access_start, access_end } = entry;
      return [
        {
          vehicle,
          subscriber: ACCOUNT,
          access_level,
          ...(exclusive_access && { exclusive_access }),
          ...(access_start && { starts: daysOf(access_start) }),
          ...(access_end && { ends: daysOf(access_end) }),
        },
      ];
    });
    const level = entries[0] && GUESTS[entries[0].access_level];
    if (level === undefined) return [];
    const persona = taken.has(level) ? free.shift() : level;
    if (persona === undefined) return [];
    taken.add(persona);
    return [{ persona, entries }];
  });
}

/** Vehicles that others share with the recorded user. */
function ownAccess(vehicles: readonly Vehicle[], idOf: ReadonlyMap<number, number>): Access[] {
  const entries = vehicles.flatMap(({ id, isShared, access_level }) => {
    const vehicle = idOf.get(id);
    if (!isShared || !access_level || vehicle === undefined) return [];
    return [{ vehicle, subscriber: OTHER_ACCOUNT, access_level }];
  });
  return entries.length > 0 ? [{ persona: 'owner', entries }] : [];
}
