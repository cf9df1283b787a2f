import type { MapRef } from 'react-map-gl/maplibre';
import { TerraDraw, TerraDrawModeUndoRedo, TerraDrawPolygonMode, TerraDrawRectangleMode } from 'terra-draw';
import type { LatLng } from '../../../api/model.ts';
import { latLng, outlineProblem, rectangleOf } from '../../../rules/geofences/drawing.ts';
import type { Position } from '../../../rules/geofences/outline.ts';
import { SketchAdapter } from './sketch-adapter.ts';

export type SketchType = 'polygon' | 'rectangle';
/** Corners that are set so far. `canRedo`: a removed corner can be set again. */
export type SketchState = { corners: readonly LatLng[]; canRedo: boolean };

export type Sketch = {
  /** Moves the loose corner to the middle of the map. */
  aim: () => void;
  /** Sets a corner in the middle of the map, like a click there. */
  click: () => void;
  undo: () => void;
  redo: () => void;
  /** Closes a polygon of three or more corners. */
  finish: () => void;
  restart: () => void;
  stop: () => void;
};

export type OutlineProblem = NonNullable<ReturnType<typeof outlineProblem>>;

type Options = {
  type: SketchType;
  color: string;
  /** Corners that were set before, on a map that was replaced. */
  corners: readonly LatLng[];
  onChange: (state: SketchState) => void;
  /** The corners stay, and more can be set or taken back. */
  onRefused: (problem: OutlineProblem) => void;
  onDone: (points: LatLng[]) => void;
};

/** Pixels around the first corner in which a click closes the polygon. */
const CLOSING = 24;
/** Keys belong to the map around. */
const NO_KEYS = { keyEvents: null, pointerDistance: CLOSING };

/** An outline in the making, drawn by clicks and taps, or by the middle of the map for keys. */
export function startSketch(map: MapRef, { type, color, corners: before, ...on }: Options): Sketch {
  const hex = color as `#${string}`;
  const styles = {
    fillColor: hex,
    fillOpacity: 0.12,
    outlineColor: hex,
    outlineWidth: 2,
    closingPointColor: hex,
    coordinatePointColor: hex,
    coordinatePointWidth: 5,
  };
  const mode =
    type === 'polygon'
      ? new TerraDrawPolygonMode({ ...NO_KEYS, styles, showCoordinatePoints: true })
      : new TerraDrawRectangleMode({ ...NO_KEYS, styles, drawInteraction: 'click-move-or-drag' });
  const draw = new TerraDraw({
    adapter: new SketchAdapter(map),
    modes: [mode],
    undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
  });
  const outline = () => draw.getSnapshot().find(({ geometry }) => geometry.type === 'Polygon');
  const corners = (): LatLng[] => {
    const feature = outline();
    if (!feature) return [];
    const [ring = []] = feature.geometry.coordinates as Position[][];
    const count = type === 'polygon' ? Number(feature.properties['committedCoordinateCount'] ?? 0) : 1;
    return ring.slice(0, count).map(latLng);
  };
  let isQuiet = false;
  /** Corners in the order of their clicks. The library may reverse a finished ring, which would renumber them. */
  let clicked: readonly LatLng[] = [];
  const report = () => {
    const set = corners();
    const isFinished = set.length === 0 && outline() !== undefined;
    if (isQuiet || isFinished) return;
    clicked = set;
    on.onChange({ corners: set, canRedo: draw.canRedo() });
  };
  /** Sets corners again, as clicks. They are known. */
  const restore = (points: readonly LatLng[]) => {
    isQuiet = true;
    for (const { lat, lng } of points) {
      const { x, y } = map.project({ lat, lng });
      mode.onClick({ lat, lng, containerX: x, containerY: y, button: 'left', heldKeys: [], isContextMenu: false });
    }
    isQuiet = false;
  };
  const empty = () => {
    draw.clear();
    draw.setMode('static');
    draw.setMode(type);
  };
  const restart = () => {
    empty();
    report();
  };
  const refuse = (problem: OutlineProblem, points: readonly LatLng[]) => {
    isQuiet = true;
    empty();
    restore(points);
    report();
    on.onRefused(problem);
  };
  /** `set`: the corners of clicks, which are drawn again after a refusal. */
  const done = (points: readonly LatLng[], set: readonly LatLng[]) => {
    const problem = outlineProblem(points);
    if (problem) return refuse(problem, set);
    restart();
    on.onDone([...points]);
  };
  draw.on('change', report);
  draw.on('finish', (id) => {
    const feature = draw.getSnapshotFeature(id);
    if (feature?.geometry.type !== 'Polygon') return;
    const ring = (feature.geometry.coordinates[0] as Position[]).slice(0, -1).map(latLng);
    const [first, , opposite] = ring;
    if (!first || !opposite) return;
    const set = clicked;
    const points = set.length === ring.length ? set : ring;
    // Later: the library is still about to end the drawing.
    queueMicrotask(() => (type === 'rectangle' ? done(rectangleOf(first, opposite), set) : done(points, points)));
  });
  draw.start();
  draw.setMode(type);
  restore(before);

  const send = (kind: 'pointermove' | 'pointerdown' | 'pointerup') => {
    const canvas = map.getCanvas();
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const place = { clientX: left + width / 2, clientY: top + height / 2, button: kind === 'pointermove' ? -1 : 0 };
    canvas.dispatchEvent(new PointerEvent(kind, { ...place, isPrimary: true, bubbles: true }));
  };
  return {
    aim: () => send('pointermove'),
    click: () => {
      send('pointermove');
      send('pointerdown');
      send('pointerup');
    },
    undo: () => {
      // The library takes a rectangle back as a whole.
      if (type === 'rectangle' || !draw.undo()) restart();
      report();
    },
    redo: () => {
      draw.redo();
      report();
    },
    finish: () => {
      const drawn = corners();
      const problem = drawn.length >= 3 ? outlineProblem(drawn) : null;
      if (problem) on.onRefused(problem);
      else if (drawn.length >= 3) done(drawn, drawn);
    },
    restart,
    stop: () => {
      // The corners are kept for a new map.
      isQuiet = true;
      // Without a style the map was removed before.
      if (map.getMap().style) draw.stop();
    },
  };
}
