import { useEffect, useEffectEvent, useState } from 'react';
import { useMapRef } from '../../../ui/map/use-map-ref.ts';
import { readColors } from '../../../widgets/map/geofences/geofence-layers.tsx';
import { type SketchType, startSketch } from './sketch.ts';
import type { Sketching } from './use-sketching.ts';

/** Draws an outline while it is mounted. */
export function SketchOnMap({ type, sketching }: { type: SketchType; sketching: Sketching }) {
  const map = useMapRef();
  const [{ accent }] = useState(() => readColors(map.getContainer()));
  const { onSketch, onState, onRefused, onDone } = sketching;
  const report = useEffectEvent(onState);
  const refuse = useEffectEvent(onRefused);
  const done = useEffectEvent(onDone);
  const known = useEffectEvent(() => sketching.corners);
  const hand = useEffectEvent(onSketch);
  useEffect(() => {
    const sketch = startSketch(map, {
      type,
      color: accent,
      corners: known(),
      onChange: (state) => report(state),
      onRefused: (problem) => refuse(problem),
      onDone: (points) => done(points),
    });
    hand(sketch);
    return () => {
      hand(null);
      sketch.stop();
    };
  }, [map, type, accent]);
  return null;
}
