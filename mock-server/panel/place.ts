/** Position of the panel's button: an edge of the window, and `at` as a fraction of that edge. */
export type Place = { side: 'left' | 'right' | 'top'; at: number };

const KEY = 'waymark-mock-place';
/** Default position. The top bar leaves the upper 12 px of the window empty on every page. */
const FIRST: Place = { side: 'top', at: 0.5 };
/** Where an arrow key leaves the upper edge: above the panels of a map. */
const BELOW_BAR = 0.28;
const LOWEST = 0.04;
const HIGHEST = 0.96;
const STEP = 0.04;
/** Pointers that are so near to the upper edge drop the button there, as a fraction of the window's height. */
const NEAR_TOP = 0.04;

const SIDES: readonly unknown[] = ['left', 'right', 'top'] satisfies Place['side'][];
const within = (at: number): number => Math.min(Math.max(at, LOWEST), HIGHEST);
const sideOf = (fraction: number): 'left' | 'right' => (fraction < 0.5 ? 'left' : 'right');

/** Parses a stored position. Invalid values get the default. */
export function placeIn(text: string | null): Place {
  try {
    const { side, at } = JSON.parse(text ?? '{}') as Partial<Record<keyof Place, unknown>>;
    if (!SIDES.includes(side) || typeof at !== 'number') return FIRST;
    return { side: side as Place['side'], at: within(at) };
  } catch {
    return FIRST;
  }
}

/** Position nearest to a point of a window. */
export const placeAt = (x: number, y: number, width: number, height: number): Place =>
  y / height < NEAR_TOP ? { side: 'top', at: within(x / width) } : { side: sideOf(x / width), at: within(y / height) };

/** Position after an arrow key, or null for other keys. */
export function placeAfter({ side, at }: Place, key: string): Place | null {
  const isUpright = side !== 'top';
  const [back, forth] = isUpright ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (isUpright && key === 'ArrowUp' && at <= LOWEST) return { side: 'top', at: side === 'left' ? LOWEST : HIGHEST };
  if (key === back || key === forth) return { side, at: within(at + (key === back ? -STEP : STEP)) };
  if (isUpright && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    return { side: key === 'ArrowLeft' ? 'left' : 'right', at };
  }
  return key === 'ArrowDown' ? { side: sideOf(at), at: BELOW_BAR } : null;
}

export const recallPlace = (): Place => placeIn(localStorage.getItem(KEY));
export const rememberPlace = (place: Place): void => localStorage.setItem(KEY, JSON.stringify(place));
