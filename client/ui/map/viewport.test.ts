import { expect, test } from 'vitest';
import { boundsOf, fitPadding, freePart, isInView, middleOf, middleOffset } from './viewport.ts';

const desktop = { width: 1440, height: 825 };
const panels = { left: 360, right: 392, top: 0, bottom: 0 };
const phone = { width: 390, height: 794 };
const sheet = { left: 0, right: 0, top: 118, bottom: 472 };

test('the free part excludes the panels', () => {
  expect(freePart(desktop, panels)).toEqual({ left: 360, right: 1048, top: 0, bottom: 825 });
  expect(freePart(phone, sheet)).toEqual({ left: 0, right: 390, top: 118, bottom: 322 });
});

test('uses the whole map if panels cover nearly all of it', () => {
  expect(freePart(phone, { ...sheet, bottom: 660 })).toEqual({ left: 0, right: 390, top: 0, bottom: 794 });
});

test.each([
  [{ x: 700, y: 400 }, true],
  [{ x: 361, y: 400 }, false],
  [{ x: 1047, y: 400 }, false],
  [{ x: 200, y: 400 }, false],
  [{ x: 700, y: 10 }, false],
  [{ x: 700, y: -200 }, false],
])('%j of a map with two panels is in view: %s', (point, expected) => {
  expect(isInView(point, desktop, panels, 24)).toBe(expected);
});

test('a vehicle is eased into the center of the free part', () => {
  expect(middleOffset(desktop, panels)).toEqual([-16, 0]);
  expect(middleOffset(phone, sheet)).toEqual([0, -177]);
});

test('the fit padding avoids the panels and always leaves space', () => {
  expect(fitPadding(desktop, panels)).toEqual({ left: 416, right: 472, top: 48, bottom: 72 });
  expect(fitPadding(phone, { ...sheet, bottom: 532 })).toEqual({ left: 28, right: 40, top: 142, bottom: 598 });
});

test('bounds contain every place', () => {
  const places = [
    { longitude: -87.65, latitude: 41.88 },
    { longitude: -87.7, latitude: 41.9 },
    { longitude: -87.6, latitude: 41.85 },
  ];
  expect(boundsOf(places)).toEqual([-87.7, 41.85, -87.6, 41.9]);
  expect(boundsOf([])).toBeNull();
});

const fleetOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ longitude: -87.6 - index * 0.001, latitude: 41.8 + index * 0.001 }));
const farTruck = { longitude: -96, latitude: 36 };

test('[core 2.1] the fit leaves out one far truck, and no vehicle of a compact fleet', () => {
  expect(middleOf([...fleetOf(15), farTruck])).toEqual(fleetOf(15));
  expect(middleOf(fleetOf(200))).toHaveLength(200);
});

test('[core 2.1] the fit shows every vehicle of a small fleet, and at least nine tenths of any', () => {
  expect(middleOf([...fleetOf(3), farTruck])).toHaveLength(4);
  const apart = [...fleetOf(50), ...fleetOf(50).map((place) => ({ ...place, longitude: place.longitude - 10 }))];
  expect(middleOf(apart).length).toBeGreaterThanOrEqual(90);
});
