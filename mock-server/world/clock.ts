import type { MetaRow } from './rows.ts';
import type { Table } from './table.ts';

type ClockState = { offset: number; frozen_at: number | null };
const RUNNING: ClockState = { offset: 0, frozen_at: null };
/** The furthest instants that a `Date` can hold. */
const LAST_INSTANT = 8.64e15;

const isInstant = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= LAST_INSTANT;

/** Rows of a snapshot or a file are not checked one by one, and every list of worlds reads their clocks. */
function isClockState(value: unknown, host: number): value is ClockState {
  if (typeof value !== 'object' || value === null) return false;
  const { offset, frozen_at } = value as Partial<ClockState>;
  return isInstant(offset) && isInstant(host + Number(offset)) && (frozen_at === null || isInstant(frozen_at));
}

/** The world's time: the host's clock moved by an offset, or standing still. Milliseconds since 1970. */
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

  /** The host's clock, which neither stands still nor jumps: for what moves while the world's time does not. */
  host(): number {
    return this.#host();
  }

  get frozen(): boolean {
    return this.#state.frozen_at !== null;
  }

  /** Jumps to an instant; a frozen clock stays frozen there. */
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

  /** Runs on from where it stood. */
  unfreeze(): void {
    this.#set({ offset: this.now() - this.#host(), frozen_at: null });
  }
}
