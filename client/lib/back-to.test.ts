import { expect, test } from 'vitest';
import { backTargetOf, backTo } from './back-to.ts';

test('[core 2.4] reads the back target from the state of a link and ignores any other state', () => {
  expect(backTargetOf(backTo('/control-center#vehicle-1001'))).toBe('/control-center#vehicle-1001');
  expect([null, undefined, 'x', {}, { backTo: 1 }].map(backTargetOf)).toEqual([null, null, null, null, null]);
  expect(['//evil.example', 'https://evil.example', '/\\evil.example'].map((it) => backTargetOf(backTo(it)))).toEqual([
    null,
    null,
    null,
  ]);
});
