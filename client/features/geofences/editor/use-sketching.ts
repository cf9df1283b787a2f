import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../api/model.ts';
import { isOutline } from '../../../rules/geofences/drawing.ts';
import { METERS_A_MILE, metersBetween } from '../../../rules/geofences/sphere.ts';
import { useFormat } from '../../../state/use-format.ts';
import type { Sketch, SketchState } from './sketch.ts';
import type { DrawingSteps } from './use-drawing.ts';

const NOTHING: SketchState = { corners: [], canRedo: false };

/** An outline in the making: before the first one, and when it is drawn again. */
export function useSketching({ drawing, change }: DrawingSteps) {
  const { t } = useTranslation('geofences');
  const format = useFormat();
  const [isAgain, setAgain] = useState(false);
  const [sketch, setSketch] = useState<Sketch | null>(null);
  const [{ corners, canRedo }, setState] = useState(NOTHING);
  const [words, say] = useState('');
  const isActive = isOutline(drawing.type) && (isAgain || drawing.points.length === 0);

  const onState = (next: SketchState) => {
    const number = next.corners.length;
    if (number > corners.length) say(cornerWords(next.corners));
    else if (number < corners.length) say(t('editor.say.removed', { count: number }));
    setState(next);
  };
  const cornerWords = (set: readonly LatLng[]): string => {
    const number = set.length;
    const [before, last] = set.slice(-2);
    if (!before || !last) return t('editor.say.corner', { number });
    const length = format.distance(metersBetween(before, last) / METERS_A_MILE, 2);
    return t('editor.say.nextCorner', { number, length, before: number - 1 });
  };
  const onDone = (points: LatLng[]) => {
    setAgain(false);
    setState(NOTHING);
    say(t('editor.say.drawn', { count: points.length }));
    change({ ...drawing, points });
  };
  const undo = () => {
    if (isActive && corners.length > 0) sketch?.undo();
  };
  return {
    isActive,
    sketch: isActive ? sketch : null,
    corners: isActive ? corners : NOTHING.corners,
    canRedo: isActive && canRedo,
    words,
    undo,
    begin: () => setAgain(true),
    cancel: () => setAgain(false),
    /** Takes back the last corner, or leaves drawing again. `false`: there is nothing to step back from. */
    stepBack: (): boolean => {
      if (isActive && corners.length > 0) sketch?.undo();
      else if (isActive && isAgain) setAgain(false);
      else return false;
      return true;
    },
    onSketch: setSketch,
    onState,
    onDone,
  };
}
export type Sketching = ReturnType<typeof useSketching>;
