import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../api/model.ts';
import { type Drawing, isOutline } from '../../../rules/geofences/drawing.ts';
import type { ContractForm } from '../../../ui/form/use-contract-form.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { FieldError } from '../../../ui/form/wrapper.tsx';
import { lazyMap } from '../../../ui/map/lazy-map.tsx';
import { DrawingTools, stepsOf } from './drawing-tools.tsx';
import styles from './editor.module.css';
import type { Picked } from './shape-handles.tsx';
import type { DrawingSteps } from './use-drawing.ts';
import { useSketching } from './use-sketching.ts';
import type { Sent, Values } from './values.ts';

const DrawingMap = lazyMap(() => import('./drawing-map.tsx'));

const KEYS = ['move', 'zoom', 'act', 'back', 'undo', 'redo', 'leave'] as const;

type Props = {
  /** Of a saved geofence. */
  geofenceId: number | null;
  form: ContractForm<Values, Sent>;
  steps: DrawingSteps;
  /** Position of the last chosen address. */
  place: LatLng | null;
};

/** The map with its tools above it, so that they cover nothing of it. */
export function DrawingArea({ geofenceId, form, steps, place }: Props) {
  const { t } = useTranslation('geofences');
  const { control, error } = useField<Values, Sent, readonly LatLng[]>({ form, name: 'points' });
  const { drawing, change } = steps;
  const sketching = useSketching(steps);
  const [picked, pick] = useState<Picked>(null);
  const tools = useRef<HTMLDivElement>(null);
  const toTools = () => tools.current?.querySelector('button')?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const { undo, redo } = stepsOf(steps, sketching);
    const key = event.key.toLowerCase();
    if (event.altKey || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    (key === 'y' || event.shiftKey ? redo : undo)?.();
  };
  const hint = hintOf(drawing, sketching.isActive, picked !== null);
  return (
    // Captured: handles keep their keys from the map.
    <div className={styles.area} onKeyDownCapture={onKeyDown}>
      <div ref={tools} className={styles.tools}>
        <DrawingTools steps={steps} sketching={sketching} place={place} focusRef={control.ref} />
      </div>
      {sketching.refusal !== null || error ? (
        <p className={styles.problem}>
          <FieldError>{sketching.refusal === null ? error : t(`editor.refused.${sketching.refusal}`)}</FieldError>
        </p>
      ) : (
        <p className={styles.hint}>{t(`editor.hints.${hint}`)}</p>
      )}
      <div className={styles.map}>
        <DrawingMap
          geofenceId={geofenceId}
          drawing={drawing}
          onChange={change}
          place={place}
          sketching={sketching}
          picked={picked}
          onPick={pick}
          onCentered={() => form.setFocus('radius')}
          onLeave={toTools}
        />
      </div>
      <ul className={styles.keys} aria-label={t('editor.keys.label')}>
        {KEYS.map((one) => (
          <li key={one}>
            <kbd>{t(`editor.keys.${one}.key`)}</kbd> {t(`editor.keys.${one}.does`)}
          </li>
        ))}
      </ul>
      <output className={styles.words}>{sketching.words}</output>
    </div>
  );
}

/** What to do next on the map. */
function hintOf({ type, points }: Drawing, isSketching: boolean, isPicked: boolean) {
  if (isSketching) return type === 'polygon' ? 'polygon' : 'rectangle';
  if (isPicked) return 'picked';
  if (isOutline(type)) return 'outline';
  return points.length === 0 ? 'point' : 'drawn';
}
