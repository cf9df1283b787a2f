import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Drawing } from '../../../rules/geofences/drawing.ts';
import { type History, recorded, redone, startHistory, undone } from '../../../rules/geofences/history.ts';
import type { ContractForm } from '../../../ui/form/use-contract-form.ts';
import type { Sent, Values } from './values.ts';

export type DrawingSteps = {
  drawing: Drawing;
  /** Steps before it. */
  past: readonly Drawing[];
  change: (drawing: Drawing) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
};

/** The shape of the form, with its history: by pointer, by keyboard and by fields alike. */
export function useDrawing(form: ContractForm<Values, Sent>): DrawingSteps {
  const [type, radius, points] = useWatch({ control: form.control, name: ['type', 'radius', 'points'] });
  const drawing = useMemo((): Drawing => ({ type, radius, points }), [type, radius, points]);
  const [history, setHistory] = useState(() => startHistory(drawing));
  const known = recorded(history, drawing);
  if (known !== history) setHistory(known);

  const change = (next: Drawing) => {
    const wasWrong = (['radius', 'points'] as const).filter((name) => form.getFieldState(name).error);
    form.setValue('type', next.type, { shouldDirty: true });
    form.setValue('radius', next.radius, { shouldDirty: true });
    form.setValue('points', next.points, { shouldDirty: true });
    if (wasWrong.length > 0) void form.trigger(wasWrong);
  };
  const go = (to: History) => {
    setHistory(to);
    change(to.now);
  };
  return {
    drawing,
    past: known.past,
    change,
    undo: known.past.length > 0 ? () => go(undone(known)) : null,
    redo: known.future.length > 0 ? () => go(redone(known)) : null,
  };
}
