import type { Drawing } from './drawing.ts';

/** Steps of a drawing that can be undone and redone. `isTyping`: the last step was a change of the radius. */
export type History = {
  past: readonly Drawing[];
  now: Drawing;
  future: readonly Drawing[];
  isTyping: boolean;
};

export const startHistory = (now: Drawing): History => ({ past: [], now, future: [], isTyping: false });

/** Adds a step. Typing a radius is one step, not one for each key. The same drawing is no step. */
export function recorded(history: History, next: Drawing): History {
  const { past, now } = history;
  const isSameShape = next.type === now.type && samePoints(next, now);
  if (isSameShape && next.radius === now.radius) return history;
  const isTyping = isSameShape;
  return { past: isTyping && history.isTyping ? past : [...past, now], now: next, future: [], isTyping };
}

export function undone({ past, now, future }: History): History {
  const before = past.at(-1);
  return { past: past.slice(0, -1), now: before ?? now, future: before ? [now, ...future] : future, isTyping: false };
}

export function redone({ past, now, future }: History): History {
  const [after, ...rest] = future;
  return { past: after ? [...past, now] : past, now: after ?? now, future: rest, isTyping: false };
}

const samePoints = ({ points: a }: Drawing, { points: b }: Drawing): boolean =>
  a === b ||
  (a.length === b.length && a.every(({ lat, lng }, index) => lat === b[index]?.lat && lng === b[index]?.lng));
