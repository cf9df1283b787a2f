import { expect, test } from 'vitest';
import { bothHalves, CARS } from './shapes.ts';

test('[core 3] mirrors the right half of a drawing at its middle', () => {
  expect(bothHalves('M60 6C84 6 97 12 100 30L102 66V210H95Q102 244 60 244')).toBe(
    'M60 6C84 6 97 12 100 30L102 66V210H95Q102 244 60 244M60 6C36 6 23 12 20 30L18 66V210H25Q18 244 60 244',
  );
});

test('[core 3] outlines begin and end in the middle, so that both halves are closed', () => {
  for (const { body } of Object.values(CARS))
    expect(body).toMatch(/^M60 \d+[^M]+[ H]60( \d+)?M60 \d+[^M]+[ H]60( \d+)?$/);
});
