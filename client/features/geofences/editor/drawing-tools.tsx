import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconCheck, IconPencil, IconSquarePlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../api/model.ts';
import { centerOf, isOutline, squareAround } from '../../../rules/geofences/drawing.ts';
import type { DrawingSteps } from './use-drawing.ts';
import type { Sketching } from './use-sketching.ts';

const FEWEST_CORNERS = 3;

type Props = {
  steps: DrawingSteps;
  sketching: Sketching;
  place: LatLng | null;
  focusRef: (element: { focus?: () => void } | null) => void;
};

/** Undo and redo. They concern the corners first, then the whole shape. */
export const stepsOf = (steps: DrawingSteps, { corners, canRedo, sketch, undo }: Sketching) => ({
  undo: corners.length > 0 ? undo : steps.undo,
  redo: canRedo ? () => sketch?.redo() : steps.redo,
});

/** Buttons of the drawing. */
export function DrawingTools({ steps, sketching, place, focusRef }: Props) {
  const { t } = useTranslation('geofences');
  const { drawing, change } = steps;
  const { isActive, corners, sketch } = sketching;
  const { undo, redo } = stepsOf(steps, sketching);
  const middle = centerOf(drawing) ?? place;
  return (
    <>
      <Button
        ref={focusRef}
        variant="default"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        data-disabled={undo === null || undefined}
        aria-disabled={undo === null}
        onClick={() => undo?.()}
      >
        {t('editor.undo')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowForwardUp size={18} aria-hidden />}
        data-disabled={redo === null || undefined}
        aria-disabled={redo === null}
        onClick={() => redo?.()}
      >
        {t('editor.redo')}
      </Button>
      {isActive && drawing.type === 'polygon' && (
        <Button
          variant="default"
          leftSection={<IconCheck size={18} aria-hidden />}
          data-disabled={corners.length < FEWEST_CORNERS || undefined}
          aria-disabled={corners.length < FEWEST_CORNERS}
          onClick={() => sketch?.finish()}
        >
          {t('editor.finish')}
        </Button>
      )}
      {isOutline(drawing.type) && !isActive && (
        <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={sketching.begin}>
          {t('editor.again')}
        </Button>
      )}
      {isActive && drawing.points.length > 0 && (
        <Button variant="default" leftSection={<IconX size={18} aria-hidden />} onClick={sketching.cancel}>
          {t('editor.keep')}
        </Button>
      )}
      {isOutline(drawing.type) && middle && (
        <Button
          variant="default"
          leftSection={<IconSquarePlus size={18} aria-hidden />}
          onClick={() => {
            sketching.cancel();
            change({ ...drawing, points: squareAround(middle) });
          }}
        >
          {t('editor.square')}
        </Button>
      )}
    </>
  );
}
