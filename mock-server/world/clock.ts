import type { MetaRow } from './rows.ts';
import type { Table } from './table.ts';

type ClockState = { offset: number; frozen_at: number | null };
const RUNNING: ClockState = { offset: 0, frozen_at: null };
/** Limits of a `Date`. */
const LAST_INSTANT = 8.64e15;

const isInstant = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= LAST_INSTANT;

/**
 * Validates stored values here, because rows of snapshots and files are not checked, and every list of worlds reads
 * their clocks.
 */
function isClockState(value: unknown, host: number): value is ClockState {
  if (typeof value !== 'object' || value === null) return false;
  const { offset, frozen_at } = value as Partial<ClockState>;
  return isInstant(offset) && isInstant(host + Number(offset)) && (frozen_at === null || isInstant(frozen_at));
}

/** World time: the host clock with an offset, or frozen. Milliseconds since 1970. */
export class Clock {
  readonly #host: () => number;
  readonly #meta: Table<MetaRow>;

  constructor(host: () => number, meta: Table<MetaRow>) {
    this.#host = host;
    this.#meta = meta;
  }

  get #state(): ClockState {
    const kept = this.#meta.get('clock')?.value;
    return isClockState(kept, this.#host()) ? kept : RUNNING;
  }

  #set(state: ClockState): void {
    this.#meta.put({ id: 'clock', value: state });
  }

  now(): number {
    const { offset, frozen_at } = this.#state;
    return frozen_at ?? this.#host() + offset;
  }

  /** The host clock, which neither freezes nor jumps. For things that move while world time is frozen. */
  host(): number {
    return this.#host();
  }

  get frozen(): boolean {
    return this.#state.frozen_at !== null;
  }

  /** Sets the clock. A frozen clock stays frozen at the new time. */
  set(now: number): void {
    const { frozen_at } = this.#state;
    this.#set({ offset: now - this.#host(), frozen_at: frozen_at === null ? null : now });
  }

  advance(ms: number): void {
    this.set(this.now() + ms);
  }

  freeze(): void {
    this.#set({ offset: this.#state.offset, frozen_at: this.now() });
  }

  /** Resumes from the frozen time. */
  unfreeze(): void {
    this.#set({ offset: this.now() - this.#host(), frozen_at: null });
  }
}
