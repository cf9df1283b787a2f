import { MINUTE } from '../world/duration.ts';

/** Milliseconds after which a measurement counts less than a new one, however long that one took. */
const GOOD_FOR = MINUTE;

/**
 * The database's clock, so that all processes have the same time. Counts on with this machine's monotonic clock, which does not
 * follow a wall clock that is set.
 */
export class DatabaseClock {
  #offset = Date.now() - performance.now();
  /** Length of the best trip and when it was. */
  #trip = Number.POSITIVE_INFINITY;
  #measuredAt = Number.NEGATIVE_INFINITY;

  /** Milliseconds since 1970. */
  readonly now = (): number => Math.round(performance.now() + this.#offset);

  /** Asks the database for its time. Keeps the answer with the shortest trip of the last minute. */
  async measure(ask: () => Promise<number>): Promise<void> {
    const sentAt = performance.now();
    const now = await ask();
    const trip = performance.now() - sentAt;
    if (!Number.isFinite(now) || (trip > this.#trip && sentAt - this.#measuredAt < GOOD_FOR)) return;
    this.#offset = now - (sentAt + trip / 2);
    this.#trip = trip;
    this.#measuredAt = sentAt;
  }
}
