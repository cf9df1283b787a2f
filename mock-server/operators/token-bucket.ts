/** Seconds whose requests may come at once, as a page does that loads. */
const BURST_SECONDS = 5;

/** Limits the requests of a team that this process answers. `rate`: per second, on average. */
export class TokenBucket {
  readonly #rate: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(rate: number, now: number) {
    this.#rate = rate;
    this.#most = Math.max(1, rate * BURST_SECONDS);
    this.#left = this.#most;
    this.#at = now;
  }

  /** Takes a request. Returns 0, or the whole seconds after which the next one is allowed. `now`: milliseconds. */
  take(now: number): number {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1_000) * this.#rate);
    this.#at = now;
    if (this.#left < 1) return Math.ceil((1 - this.#left) / this.#rate);
    this.#left -= 1;
    return 0;
  }
}
