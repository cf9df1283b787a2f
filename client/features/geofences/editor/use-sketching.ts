import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GeofenceType, LatLng } from '../../../api/model.ts';
import { isOutline } from '../../../rules/geofences/drawing.ts';
import { METERS_A_MILE, metersBetween } from '../../../rules/geofences/sphere.ts';
import { useFormat } from '../../../wording/use-format.ts';
import type { OutlineProblem, Sketch, SketchState } from './sketch.ts';
import type { DrawingSteps } from './use-drawing.ts';

/** Corners of one type: they are none of another. */
type State = SketchState & { type: GeofenceType | null };
const NOTHING: State = { corners: [], canRedo: false, type: null };

/** An outline in the making: before the first one, and when it is drawn again. */
export function useSketching({ drawing, change }: DrawingSteps) {
  const { t } = useTranslation('geofences');
  const format = useFormat();
  const [isAgain, setAgain] = useState(false);
  const [sketch, setSketch] = useState<Sketch | null>(null);
  const [state, setState] = useState(NOTHING);
  const [words, say] = useState('');
  /** Why the drawn corners are no outline yet. */
  const [refusal, setRefusal] = useState<OutlineProblem | null>(null);
  const isActive = isOutline(drawing.type) && (isAgain || drawing.points.length === 0);
  const { corners, canRedo } = isActive && state.type === drawing.type ? state : NOTHING;

  const onState = (next: SketchState) => {
    const number = next.corners.length;
    if (number > corners.length) say(cornerWords(next.corners));
    else if (number < corners.length) say(t('editor.say.removed', { count: number }));
    if (number !== corners.length) setRefusal(null);
    setState({ ...next, type: drawing.type });
  };
  const onRefused = (problem: OutlineProblem) => {
    setRefusal(problem);
    say(t(`editor.refused.${problem}`));
  };
  const cornerWords = (set: readonly LatLng[]): string => {
    const number = set.length;
    const [before, last] = set.slice(-2);
    if (!before || !last) return t('editor.say.corner', { number });
    const length = format.distance(metersBetween(before, last) / METERS_A_MILE, 2);
    return t('editor.say.nextCorner', { number, length, before: number - 1 });
  };
  const setSketchingAgain = (isOn: boolean) => {
    setAgain(isOn);
    setRefusal(null);
    setState(NOTHING);
  };
  const onDone = (points: LatLng[]) => {
    setSketchingAgain(false);
    say(t('editor.say.drawn', { count: points.length }));
    change({ ...drawing, points });
  };
  const undo = () => {
    if (corners.length > 0) sketch?.undo();
  };
  return {
    isActive,
    sketch: isActive ? sketch : null,
    corners,
    canRedo,
    words,
    refusal: isActive && corners.length > 0 ? refusal : null,
    undo,
    begin: () => setSketchingAgain(true),
    cancel: () => setSketchingAgain(false),
    /** Takes back the last corner, or leaves drawing again. `false`: there is nothing to step back from. */
    stepBack: (): boolean => {
      if (corners.length > 0) sketch?.undo();
      else if (isActive && isAgain) setSketchingAgain(false);
      else return false;
      return true;
    },
    onSketch: setSketch,
    onState,
    onRefused,
    onDone,
  };
}
export type Sketching = ReturnType<typeof useSketching>;
