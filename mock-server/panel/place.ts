/** Position of the panel's button: an edge of the window, and `at` as a fraction of its height. */
export type Place = { side: 'left' | 'right'; at: number };

const KEY = 'waymark-mock-place';
/**
 * Default position. Pages leave the outer 16 px of the window empty, and at this height a phone shows the map without
 * overlays.
 */
const FIRST: Place = { side: 'left', at: 0.28 };
const HIGHEST = 0.04;
const LOWEST = 0.96;
const STEP = 0.04;

const within = (at: number): number => Math.min(Math.max(at, HIGHEST), LOWEST);

/** Parses a stored position. Invalid values get the default. */
export function placeIn(text: string | null): Place {
  try {
    const { side, at } = JSON.parse(text ?? '{}') as Partial<Record<keyof Place, unknown>>;
    if ((side !== 'left' && side !== 'right') || typeof at !== 'number') return FIRST;
    return { side, at: within(at) };
  } catch {
    return FIRST;
  }
}

/** Position nearest to a point of a window. */
export const placeAt = (x: number, y: number, width: number, height: number): Place => ({
  side: x < width / 2 ? 'left' : 'right',
  at: within(y / height),
});

/** Position after an arrow key, or null for other keys. */
export function placeAfter({ side, at }: Place, key: string): Place | null {
  if (key === 'ArrowUp' || key === 'ArrowDown') return { side, at: within(at + (key === 'ArrowUp' ? -STEP : STEP)) };
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { side: key === 'ArrowLeft' ? 'left' : 'right', at };
  return null;
}

export const recallPlace = (): Place => placeIn(localStorage.getItem(KEY));
export const rememberPlace = (place: Place): void => localStorage.setItem(KEY, JSON.stringify(place));
