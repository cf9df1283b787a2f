import { useEffect, useEffectEvent, useState } from 'react';
import { useMapEvent, useMapRef } from '../../../ui/map/use-map-ref.ts';
import styles from './handles.module.css';

type Props = { onEnter: () => void; onEscape: () => void; onBackspace: () => void; onMove: () => void };

const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-', '='];

/** Draws with keys: arrows move the map below a crosshair, and Enter acts there. */
export function MapKeys({ onEnter, onEscape, onBackspace, onMove }: Props) {
  const map = useMapRef();
  const [isAiming, setAiming] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (MOVES.includes(key)) return setAiming(true);
    const act = { Enter: onEnter, Escape: onEscape, Backspace: onBackspace }[key];
    if (!act || event.repeat) return;
    event.preventDefault();
    setAiming(key !== 'Escape');
    act();
  });
  const point = useEffectEvent((event: PointerEvent) => {
    // Clicks at the crosshair are made by code.
    if (event.isTrusted) setAiming(false);
  });
  useEffect(() => {
    const canvas = map.getCanvas();
    const listeners = {
      keydown: (event: KeyboardEvent) => press(event),
      pointerdown: (event: PointerEvent) => point(event),
      blur: () => setAiming(false),
    };
    canvas.addEventListener('keydown', listeners.keydown);
    canvas.addEventListener('pointerdown', listeners.pointerdown);
    canvas.addEventListener('blur', listeners.blur);
    return () => {
      canvas.removeEventListener('keydown', listeners.keydown);
      canvas.removeEventListener('pointerdown', listeners.pointerdown);
      canvas.removeEventListener('blur', listeners.blur);
    };
  }, [map]);
  useMapEvent('move', () => {
    if (isAiming) onMove();
  });
  return isAiming && <div className={styles.crosshair} aria-hidden />;
}
