import { expect, test } from 'vitest';
import { placeAfter, placeAt, placeIn } from './place.ts';

const FIRST = { side: 'left', at: 0.28 };

test('the button is where it was put, and at first at the left above the middle', () => {
  expect(placeIn('{"side":"right","at":0.5}')).toEqual({ side: 'right', at: 0.5 });
  for (const text of [null, '', '{', 'null', '{"side":"top","at":0.5}', '{"side":"left","at":"x"}']) {
    expect(placeIn(text)).toEqual(FIRST);
  }
});

test('it lies at the nearer edge, and never outside the window', () => {
  expect(placeAt(200, 450, 1_440, 900)).toEqual({ side: 'left', at: 0.5 });
  expect(placeAt(800, -50, 1_440, 900)).toEqual({ side: 'right', at: 0.04 });
  expect(placeIn('{"side":"left","at":7}')).toEqual({ side: 'left', at: 0.96 });
});

test('arrow keys move it along and across', () => {
  const place = { side: 'left', at: 0.5 } as const;
  expect(placeAfter(place, 'ArrowRight')).toEqual({ side: 'right', at: 0.5 });
  expect(placeAfter(place, 'ArrowDown')?.at).toBeCloseTo(0.54);
  expect(placeAfter({ ...place, at: 0.05 }, 'ArrowUp')).toEqual({ side: 'left', at: 0.04 });
  expect(placeAfter(place, 'Enter')).toBeNull();
});
