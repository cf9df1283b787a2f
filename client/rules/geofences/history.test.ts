import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Drawing } from './drawing.ts';
import { recorded, redone, startHistory, undone } from './history.ts';

const at = (lat: number, radius = '0.5'): Drawing => ({ type: 'radius', radius, points: [{ lat, lng: -87 }] });

test('[commerce 4] undoes and redoes each step of a drawing', () => {
  const moved = recorded(recorded(startHistory(at(1)), at(2)), at(3));
  const back = undone(undone(moved));
  expect(back.now).toEqual(at(1));
  expect(redone(back).now).toEqual(at(2));
  expect(recorded(redone(back), at(9)).future).toEqual([]);
});

test('[commerce 4] typing a radius is one step', () => {
  const typed = ['0.', '0.7', '0.75'].reduce(
    (history, radius) => recorded(history, at(1, radius)),
    startHistory(at(1)),
  );
  expect(typed.past).toEqual([at(1)]);
  const moved = recorded(typed, at(2, '0.75'));
  expect(recorded(moved, at(2, '1')).past).toEqual([at(1), at(1, '0.75'), at(2, '0.75')]);
});

test('[commerce 4] an equal drawing is no step', () => {
  const history = startHistory(at(1));
  expect(recorded(history, at(1))).toBe(history);
});

test('[commerce 4] undoing all steps of any drawing, then redoing them, returns to it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: -80, max: 80 }), fc.constantFrom('0.5', '1', '2'))), (steps) => {
      const drawn = steps.reduce((history, [lat, radius]) => recorded(history, at(lat, radius)), startHistory(at(0)));
      let back = drawn;
      while (back.past.length > 0) back = undone(back);
      expect(back.now).toEqual(at(0));
      while (back.future.length > 0) back = redone(back);
      expect(back.now).toEqual(drawn.now);
    }),
  );
});

test('[commerce 4] there is nothing to undo at the start, and nothing to redo at the end', () => {
  const history = startHistory(at(1));
  expect(history).toEqual({ past: [], now: at(1), future: [], isTyping: false });
  expect(undone(history)).toEqual(history);
  expect(redone(history)).toEqual(history);
  const back = undone(recorded(history, at(2)));
  expect(undone(back)).toEqual(back);
});

test('[commerce 4] typing after undo or redo is a new step', () => {
  const typed = recorded(startHistory(at(1)), at(1, '0.7'));
  expect(typed.isTyping).toBe(true);
  const undoneOnce = undone(recorded(typed, at(2, '0.7')));
  expect(recorded(undoneOnce, at(1, '0.75')).past).toEqual([at(1), at(1, '0.7')]);
  const redoneOnce = redone(undone(typed));
  expect(recorded(redoneOnce, at(1, '0.75')).past).toEqual([at(1), at(1, '0.7')]);
});

test.each([
  ['another longitude', { ...at(1), points: [{ lat: 1, lng: -86 }] }],
  ['another type', { ...at(1), type: 'point_of_interest' as const }],
  ['one corner less', { ...at(1), points: [] }],
  ['one corner more', { ...at(1), points: [...at(1).points, { lat: 1, lng: -87 }] }],
])('[commerce 4] %s is a step', (_what, next) => {
  const history = recorded(startHistory(at(1)), next);
  expect(history).toEqual({ past: [at(1)], now: next, future: [], isTyping: false });
});

test('[commerce 4] one moved corner of several is a step of its own, not typing', () => {
  const polygon = (lng: number): Drawing => ({
    type: 'polygon',
    radius: '',
    points: [
      { lat: 0, lng: 0 },
      { lat: 1, lng },
    ],
  });
  expect(recorded(startHistory(polygon(1)), polygon(2))).toMatchObject({ past: [polygon(1)], isTyping: false });
});
