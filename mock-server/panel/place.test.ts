import { expect, test } from 'vitest';
import { placeAfter, placeAt, placeIn } from './place.ts';

const FIRST = { side: 'top', at: 0.5 };

test('starts in the middle of the upper edge and keeps its stored position', () => {
  expect(placeIn('{"side":"right","at":0.5}')).toEqual({ side: 'right', at: 0.5 });
  for (const text of [null, '', '{', 'null', '{"side":"bottom","at":0.5}', '{"side":"left","at":"x"}']) {
    expect(placeIn(text)).toEqual(FIRST);
  }
});

test('snaps to the nearer edge inside the window', () => {
  expect(placeAt(200, 450, 1_440, 900)).toEqual({ side: 'left', at: 0.5 });
  expect(placeAt(800, 950, 1_440, 900)).toEqual({ side: 'right', at: 0.96 });
  expect(placeAt(360, 10, 1_440, 900)).toEqual({ side: 'top', at: 0.25 });
  expect(placeIn('{"side":"left","at":7}')).toEqual({ side: 'left', at: 0.96 });
});

test('moves with the arrow keys along and across edges', () => {
  const place = { side: 'left', at: 0.5 } as const;
  expect(placeAfter(place, 'ArrowRight')).toEqual({ side: 'right', at: 0.5 });
  expect(placeAfter(place, 'ArrowDown')?.at).toBeCloseTo(0.54);
  expect(placeAfter({ ...place, at: 0.05 }, 'ArrowUp')).toEqual({ side: 'left', at: 0.04 });
  expect(placeAfter(place, 'Enter')).toBeNull();
  expect(placeAfter({ ...place, at: 0.04 }, 'ArrowUp')).toEqual({ side: 'top', at: 0.04 });
  expect(placeAfter({ side: 'top', at: 0.5 }, 'ArrowLeft')?.at).toBeCloseTo(0.46);
  expect(placeAfter({ side: 'top', at: 0.7 }, 'ArrowDown')).toEqual({ side: 'right', at: 0.28 });
  expect(placeAfter({ side: 'top', at: 0.7 }, 'ArrowUp')).toBeNull();
});
