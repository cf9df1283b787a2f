import type { AlertRule, Maintenance } from '../../../generated/contract/types.gen.ts';
import { answersIn, ownerIn } from './answers.ts';
import {
  accountFields,
  cardFields,
  geofenceFields,
  guestFields,
  outageFields,
  receiptFields,
  userFields,
} from './mapped-account.ts';
import { deviceFields, optionFields, ruleFields, switchFields, vehicleFields } from './mapped-vehicles.ts';
import type { Exchange } from './recording.ts';
import { isMarked } from './substitutes.ts';
import { ruleSeed } from './vehicle-seeds.ts';

/**
 * The parts of a recording that the converter inverts, in a form in which two recordings can be compared: substitutes are
 * numbered again, in the order in which they occur here.
 */
export function mappedFields(exchanges: readonly Exchange[]) {
  const answers = answersIn(exchanges);
  const { vehicles = [], devices = [], cards = [], geofences = [], users = [] } = answers;
  const indexOf = new Map(vehicles.map(({ id }, index) => [id, index]));
  const geofenceIndex = new Map(geofences.map(({ id }, index) => [id, index]));
  const shared = new Set(vehicles.filter(({ isShared }) => isShared).map(({ id }) => id));
  const geofenceOf = (rule: AlertRule) => (id: number) =>
    shared.has(rule.vehicle_id) ? undefined : geofenceIndex.get(id);

  return renumbered({
    vehicles: vehicles.map(vehicleFields),
    devices: devices.map(deviceFields),
    rules: answers.rules
      ?.filter((rule) => ruleSeed(rule, geofenceOf(rule)) !== null)
      .map((rule) => ruleFields(rule, indexOf, geofenceOf(rule))),
    features: [...answers.features].map(([key, features]) => [key, switchFields(features)]),
    options: [...answers.options].map(([key, options]) => [key, optionFields(options)]),
    user: userFields(ownerIn(answers)),
    account: accountFields(answers.account),
    cards: cards.map(cardFields),
    receipts: answers.receipts?.filter(({ payment }) => payment).map(receiptFields),
    geofences: geofences.map(geofenceFields),
    guests: guestFields(users, indexOf),
    outages: answers.outages?.map(outageFields),
    maintenance: answers.maintenance?.map(({ id: _id, ...notice }: Maintenance) => notice),
    banner: answers.banner,
    articles: answers.articles,
    article: answers.article,
    offers: answers.offers,
  });
}

/** Numbers substitutes in the order of their occurrence. Equal ones stay equal. */
function renumbered<T>(value: T): T {
  const numbers = new Map<string, string>();
  const numbered = (one: string): string => {
    const known = numbers.get(one) ?? `${one.slice(0, 3)} #${numbers.size + 1}`;
    numbers.set(one, known);
    return known;
  };
  const text = JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'string' || !isMarked(inner)) return inner;
    return inner.startsWith('[') ? inner.replace(/Name [A-Z]+/g, numbered) : numbered(inner);
  });
  return JSON.parse(text) as T;
}
