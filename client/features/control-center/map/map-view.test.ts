import { expect, test } from 'vitest';
import type { Marker } from '../../../widgets/map/markers/marker.ts';
import { createView, type Movable } from './map-view.ts';

const van: Marker = {
  id: 12,
  name: 'Van 12',
  state: 'parked',
  longitude: -87.65,
  latitude: 41.88,
  heading: 0,
  isInterrupted: false,
};
const truck: Marker = { ...van, id: 7, longitude: -87.6, latitude: 41.9 };
const closed = { left: 360, right: 0, top: 0, bottom: 0 };
const open = { ...closed, right: 392 };

/** A map of 1440 by 825 pixels that shows every place at `point`, and records its camera changes. */
function mapShowing(point: { x: number; y: number }) {
  const moves: unknown[] = [];
  const container = { clientWidth: 1440, clientHeight: 825 };
  const map = {
    getContainer: () => container,
    getZoom: () => 9,
    project: () => point,
    fitBounds: (bounds: unknown, options: unknown) => moves.push(['fit', bounds, options]),
    easeTo: (options: unknown) => moves.push(['ease', options]),
  } as unknown as Movable;
  return { map, moves };
}
const middle = { x: 700, y: 400 };
const underThePanel = { x: 1_200, y: 400 };

test('fits all vehicles beside the panels once, and does not move for later ones', () => {
  const { map, moves } = mapShowing(middle);
  const view = createView();
  view(map, { markers: [], selectedId: null, padding: closed });
  expect(moves).toEqual([]);
  view(map, { markers: [van, truck], selectedId: null, padding: closed });
  expect(moves).toEqual([
    [
      'fit',
      [-87.65, 41.88, -87.6, 41.9],
      { padding: { left: 416, right: 80, top: 48, bottom: 72 }, maxZoom: 14, linear: true, duration: 0 },
    ],
  ]);
  view(map, { markers: [van, { ...truck, longitude: -90 }], selectedId: null, padding: closed });
  expect(moves).toHaveLength(1);
});

/** A view that has fitted its vehicles already. */
function begun() {
  const view = createView();
  view(mapShowing(middle).map, { markers: [van], selectedId: null, padding: closed });
  return view;
}

test('selecting a visible vehicle does not move the map', () => {
  const { map, moves } = mapShowing(middle);
  begun()(map, { markers: [van], selectedId: 12, padding: open });
  expect(moves).toEqual([]);
});

test('eases a selected vehicle under a panel into the free part once', () => {
  const { map, moves } = mapShowing(underThePanel);
  const view = begun();
  view(map, { markers: [van], selectedId: 12, padding: open });
  expect(moves).toEqual([['ease', { center: [-87.65, 41.88], offset: [-16, 0], zoom: 13, duration: 180 }]]);
  view(map, { markers: [{ ...van, longitude: -87.7 }], selectedId: 12, padding: open });
  expect(moves).toHaveLength(1);
});

test('shows a vehicle selected before it is on the map when it arrives', () => {
  const { map, moves } = mapShowing(underThePanel);
  const view = begun();
  view(map, { markers: [van], selectedId: 7, padding: open });
  expect(moves).toEqual([]);
  view(map, { markers: [van, truck], selectedId: 7, padding: open });
  expect(moves).toHaveLength(1);
});

test('selecting it again after another shows it again', () => {
  const { map, moves } = mapShowing(underThePanel);
  const view = begun();
  for (const selectedId of [12, null, 12]) view(map, { markers: [van], selectedId, padding: open });
  expect(moves).toHaveLength(2);
});

test('[core 2.1] a map opened for one vehicle begins there', () => {
  const { map, moves } = mapShowing(middle);
  createView()(map, { markers: [van, truck], selectedId: 7, padding: open });
  expect(moves).toEqual([['ease', { center: [-87.6, 41.9], offset: [-16, 0], zoom: 13, duration: 0 }]]);
});

test('[core 2.1] a vehicle opened on a phone is shown once its sheet has a size', () => {
  const { map, moves } = mapShowing({ x: 200, y: 600 });
  const view = begun();
  const phone = { left: 0, right: 0, top: 106, bottom: 0 };
  view(map, { markers: [van], selectedId: 12, padding: phone });
  expect(moves).toEqual([]);
  view(map, { markers: [van], selectedId: 12, padding: { ...phone, bottom: 472 } });
  expect(moves).toHaveLength(1);
});
