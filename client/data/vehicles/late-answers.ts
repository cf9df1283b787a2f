import type { Vehicle } from '../../api/model.ts';
import { allPages, type Page, type PageRequest } from '../../api/paging.ts';

/** A change of one vehicle, to apply to its cached value. */
export type Change = (vehicle: Vehicle) => Vehicle;
export type Changes = ReadonlyMap<number, Change>;

type Learned = { at: number; id: number; change: Change };

/** Counts requests and changes, because answers may arrive out of order. */
let moment = 0;
/** Changes since the oldest request in flight. Empty without requests. */
let learned: Learned[] = [];
let underWay = 0;
/** Request time of the cached list. */
let listAskedAt = 0;

/** Records a change for answers requested before `at`. Default: now. */
export function note(changes: Changes, at = nextMoment()): void {
  if (underWay === 0) return;
  for (const [id, change] of changes) learned.push({ at, id, change });
}

/** Requests vehicles. `ask` gets the time of the request. Until it settles, changes are kept for `withNewer`. */
export async function whileAsking<Answer>(ask: (askedAt: number) => Promise<Answer>): Promise<Answer> {
  underWay += 1;
  try {
    return await ask(nextMoment());
  } finally {
    underWay -= 1;
    if (underWay === 0) learned = [];
  }
}

/** Applies newer changes to vehicles of a response. */
export function withNewer(answered: readonly { vehicle: Vehicle; askedAt: number }[]): Vehicle[] {
  const byId = new Map<number, Learned[]>();
  for (const entry of learned.toSorted((a, b) => a.at - b.at)) {
    const entries = byId.get(entry.id);
    if (entries) entries.push(entry);
    else byId.set(entry.id, [entry]);
  }
  return answered.map(({ vehicle, askedAt }) =>
    (byId.get(vehicle.id) ?? [])
      .filter(({ at }) => at > askedAt)
      .reduce((current, { change }) => change(current), vehicle),
  );
}

/** Requests one vehicle. */
export const readOne = (ask: () => Promise<Vehicle>): Promise<Vehicle> =>
  whileAsking(async (askedAt) => {
    const vehicle = await ask();
    return withNewer([{ vehicle, askedAt }])[0] ?? vehicle;
  });

/** Every vehicle of the list, page by page, each dated by its own request. */
export const readAll = (fetchPage: (request: PageRequest) => Promise<Page<Vehicle>>): Promise<Vehicle[]> =>
  whileAsking(async (beganAt) => {
    const answered = await allPages(async (request) => {
      const askedAt = nextMoment();
      const { results, ...page } = await fetchPage(request);
      return { ...page, results: results.map((vehicle) => ({ vehicle, askedAt })) };
    });
    listAskedAt = Math.max(listAskedAt, beganAt);
    return withNewer(answered);
  });

/** Whether the cached list was requested after this time, so that an older answer is obsolete. */
export const isOvertaken = (askedAt: number): boolean => askedAt < listAskedAt;

function nextMoment(): number {
  moment += 1;
  return moment;
}
