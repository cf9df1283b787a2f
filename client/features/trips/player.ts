import type { Timeline } from '../../rules/trips/timeline.ts';

/** Speeds of a playback as factors of real time. */
export const RATES = [1, 2, 5, 10, 25, 50] as const;
export type Rate = (typeof RATES)[number];

/** `played`: milliseconds since the start of the playback. `at`: the moment shown, in milliseconds since 1970. */
export type PlayerState = { played: number; at: number; isPlaying: boolean; rate: Rate };

/** Playback of one trip. Works without React, because it moves the map's marker and the graph's cursor with each frame. */
export type Player = {
  state: () => PlayerState;
  /** Calls back at each change, during a playback with each frame. */
  subscribe: (changed: () => void) => () => void;
  /** The state for texts, which changes a few times a second. */
  slowState: () => PlayerState;
  subscribeSlowly: (changed: () => void) => () => void;
  play: () => void;
  pause: () => void;
  /** Moves to a place of the playback. */
  seek: (played: number) => void;
  /** Moves to a real time. */
  show: (at: number) => void;
  setRate: (rate: Rate) => void;
  /** Follows a trip that has grown, at the same moment. */
  setTimeline: (timeline: Timeline) => void;
};

/** Milliseconds between updates of texts. With reduced motion also of everything else. */
const TEXTS_EVERY = 250;
/** Longest step of a playback, so that a page that was hidden goes on where it was. */
const LONGEST_STEP = 1_000;

export function createPlayer(first: Timeline, { isReduced = false } = {}): Player {
  const listeners = new Set<() => void>();
  const slowListeners = new Set<() => void>();
  let timeline = first;
  let state: PlayerState = { played: 0, at: timeline.realAt(0), isPlaying: false, rate: 10 };
  let slow = state;
  let frame = 0;
  let last = 0;
  let lastShown = 0;

  const change = (changed: Partial<PlayerState>, isByUser: boolean, time = 0) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
    if (!isByUser && time - lastShown < TEXTS_EVERY) return;
    lastShown = time;
    slow = state;
    for (const listener of slowListeners) listener();
  };
  const moved = (played: number) => ({ played, at: timeline.realAt(played) });
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const step = (time: number) => {
    frame = requestAnimationFrame(step);
    if (isReduced && time - last < TEXTS_EVERY) return;
    const passed = Math.min(LONGEST_STEP, time - last);
    last = time;
    const played = Math.min(timeline.length, state.played + passed * state.rate);
    const isOver = played >= timeline.length;
    if (isOver) stop();
    change({ ...moved(played), isPlaying: !isOver }, isOver, time);
  };

  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    slowState: () => slow,
    subscribeSlowly: (changed) => {
      slowListeners.add(changed);
      return () => slowListeners.delete(changed);
    },
    play: () => {
      if (frame !== 0) return;
      frame = requestAnimationFrame((time) => {
        last = time;
        lastShown = time;
        step(time);
      });
      change({ ...moved(state.played >= timeline.length ? 0 : state.played), isPlaying: true }, true);
    },
    pause: () => {
      stop();
      change({ isPlaying: false }, true);
    },
    seek: (played) => change(moved(Math.min(timeline.length, Math.max(0, played))), true),
    show: (at) => change(moved(timeline.playedAt(at)), true),
    setRate: (rate) => change({ rate }, true),
    setTimeline: (next) => {
      const { at } = state;
      timeline = next;
      change(moved(timeline.playedAt(at)), true);
    },
  };
}
