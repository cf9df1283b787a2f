import type {
  AlertRule,
  Article,
  Card,
  Device,
  Features,
  Geofence,
  Maintenance,
  OptionTables,
  Outage,
  PlanOffer,
  Receipt,
  Subscriber,
  User,
  Vehicle,
} from '../../../generated/contract/types.gen.ts';
import type { OperationId } from '../contract.ts';
import type { Exchange } from './recording.ts';

/** Lists of which a scenario needs all rows. A recording reads each of their pages. */
const WHOLE_LISTS = new Set<OperationId>([
  'listVehicles',
  'listDevices',
  'listCards',
  'listGeofences',
  'listUsers',
  'listAlertRules',
  'listPayments',
]);
export const isWholeList = (operation: OperationId): boolean => WHOLE_LISTS.has(operation);

/** Settings that are read device by device. A recording asks for those of each. */
const OF_EACH_DEVICE = new Set<OperationId>(['getFeatures', 'getOptionTables']);
export const isOfEachDevice = (operation: OperationId): boolean => OF_EACH_DEVICE.has(operation);

/** Keys of the devices in a page of vehicles. */
export const deviceKeysIn = (operation: OperationId, body: unknown): string[] =>
  operation === 'listVehicles' ? (body as { results: Vehicle[] }).results.map(({ device_key }) => device_key) : [];

/** An answer that depends on one value of its request. */
export type Asked<T> = { value: string; body: T };

/** The recorded answers of which a scenario is made. Absent: not recorded. */
export type Answers = ReturnType<typeof answersIn>;

export function answersIn(exchanges: readonly Exchange[]) {
  const successes = (operation: OperationId): Exchange[] =>
    exchanges.filter((one) => one.operation === operation && one.case === 'answer' && one.status === 200);
  const answer = <T>(operation: OperationId): T | undefined => successes(operation)[0]?.body as T;
  /** Rows of all pages. A row that moved to another page in the meantime counts once. */
  function rows<T extends object>(operation: OperationId, idOf: (row: T) => unknown): T[] | undefined {
    const pages = successes(operation).map(({ body }) => (body as { results: T[] }).results);
    if (pages.length === 0) return undefined;
    return [...new Map(pages.flat().map((row) => [idOf(row), row])).values()];
  }
  function asked<T>(operation: OperationId, name: string): Asked<T> | undefined {
    const [{ request, body } = {}] = successes(operation);
    const value = request?.values?.[name];
    return value === undefined ? undefined : { value, body: body as T };
  }

  /** Answers by the key of their device, as it was asked. */
  function byDevice<T>(operation: OperationId): ReadonlyMap<string, T> {
    return new Map(
      successes(operation).flatMap(({ request, body }): [string, T][] => {
        const key = request.values?.['deviceKey'];
        return key === undefined ? [] : [[key, body as T]];
      }),
    );
  }

  return {
    day: exchanges[0]?.day ?? '',
    vehicles: rows<Vehicle>('listVehicles', ({ id }) => id),
    devices: rows<Device>('listDevices', ({ device_key }) => device_key),
    cards: rows<Card>('listCards', ({ id }) => id),
    geofences: rows<Geofence>('listGeofences', ({ id }) => id),
    users: rows<User>('listUsers', ({ id }) => id),
    rules: rows<AlertRule>('listAlertRules', ({ id }) => id),
    receipts: rows<Receipt>('listPayments', ({ uuid }) => uuid),
    account: answer<Subscriber>('getSubscriber'),
    outages: answer<Outage[]>('listOutages'),
    maintenance: answer<Maintenance[]>('listMaintenance'),
    banner: answer<unknown>('listBannerAndHelpLinks'),
    articles: answer<unknown>('listArticles'),
    article: asked<Article>('getArticle', 'articleNumber'),
    offers: asked<PlanOffer[]>('listPlanUpgrades', 'device_key'),
    features: byDevice<Features>('getFeatures'),
    options: byDevice<OptionTables>('getOptionTables'),
  };
}

/** Whether the recording is that of a guest, who sees vehicles of others alone and no account. */
export const isOfGuest = (answers: Answers): boolean =>
  ownerIn(answers) === undefined && (answers.vehicles ?? []).every(({ isShared }) => isShared);

/** The user of the recorded account. The others are its guests. */
export const ownerIn = ({ users = [], account }: Answers): User | undefined =>
  users.find(({ user_type }) => user_type.some((as) => as.type === 'owner' && as.subscriber === account?.id));
