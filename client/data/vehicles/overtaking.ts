import type { Vehicle } from '../../api/model.ts';
import { allPages, type Page, type PageRequest } from '../../api/paging.ts';

/** What became known of one vehicle, to be put on top of what was known. */
export type Change = (vehicle: Vehicle) => Vehicle;
export type Changes = ReadonlyMap<number, Change>;

type Learned = { at: number; id: number; change: Change };

/** Counts what is asked and what becomes known: answers come in another order than they were asked for. */
let moment = 0;
/** What became known while answers were on their way, whose question was older; empty while none is. */
let learned: Learned[] = [];
let underWay = 0;
/** When the whole list that arrived last was asked for. */
let listAskedAt = 0;

/** Notes what a device or the server said, for the answers that were asked for before `at`; now unless it says otherwise. */
export function note(changes: Changes, at = nextMoment()): void {
  if (underWay === 0) return;
  for (const [id, change] of changes) learned.push({ at, id, change });
}

/**
 * Asks for something about vehicles. `ask` is told the moment of its question; as long as it runs, what becomes known is kept
 * for `withNewer`.
 */
export async function whileAsking<Answer>(ask: (askedAt: number) => Promise<Answer>): Promise<Answer> {
  underWay += 1;
  try {
    return await ask(nextMoment());
  } finally {
    underWay -= 1;
    if (underWay === 0) learned = [];
  }
}

/** Answered vehicles with what became known after they were asked for: an answer may be older than it arrives. */
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

/** Asks for one vehicle. */
export const readOne = (ask: () => Promise<Vehicle>): Promise<Vehicle> =>
  whileAsking(async (askedAt) => {
    const vehicle = await ask();
    return withNewer([{ vehicle, askedAt }])[0] ?? vehicle;
  });

/** Every vehicle of the list, page by page; each page as old as its own question. */
export const readAll = (fetchPage: (request: PageRequest) => Promise<Page<Vehicle>>): Promise<Vehicle[]> =>
  whileAsking(async (beganAt) => {
    const answered = await allPages(async (request) => {
      const askedAt = nextMoment();
      const { count, results } = await fetchPage(request);
      return { count, results: results.map((vehicle) => ({ vehicle, askedAt })) };
    });
    listAskedAt = Math.max(listAskedAt, beganAt);
    return withNewer(answered);
  });

/** Whether the list that is there was asked for after this moment, so that what was asked then has nothing new to say. */
export const isOvertaken = (askedAt: number): boolean => askedAt < listAskedAt;

function nextMoment(): number {
  moment += 1;
  return moment;
}
