/** Where the button of the panel is: at an edge of the window, `at` of its height down. */
export type Place = { side: 'left' | 'right'; at: number };

const KEY = 'waymark-mock-place';
/** Pages leave the first 16 pixels of the window empty; so far down, a phone shows the map and not what lies over it. */
const FIRST: Place = { side: 'left', at: 0.28 };
const HIGHEST = 0.04;
const LOWEST = 0.96;
const STEP = 0.04;

const within = (at: number): number => Math.min(Math.max(at, HIGHEST), LOWEST);

/** A place from its text; one that makes no sense is where it is at first. */
export function placeIn(text: string | null): Place {
  try {
    const { side, at } = JSON.parse(text ?? '{}') as Partial<Record<keyof Place, unknown>>;
    if ((side !== 'left' && side !== 'right') || typeof at !== 'number') return FIRST;
    return { side, at: within(at) };
  } catch {
    return FIRST;
  }
}

/** The place nearest to a point of a window. */
export const placeAt = (x: number, y: number, width: number, height: number): Place => ({
  side: x < width / 2 ? 'left' : 'right',
  at: within(y / height),
});

/** Where an arrow key moves it, or null for every other key. */
export function placeAfter({ side, at }: Place, key: string): Place | null {
  if (key === 'ArrowUp' || key === 'ArrowDown') return { side, at: within(at + (key === 'ArrowUp' ? -STEP : STEP)) };
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { side: key === 'ArrowLeft' ? 'left' : 'right', at };
  return null;
}

export const recallPlace = (): Place => placeIn(localStorage.getItem(KEY));
export const rememberPlace = (place: Place): void => localStorage.setItem(KEY, JSON.stringify(place));
