import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Marker } from 'react-map-gl/maplibre';
import type { LatLng } from '../../../api/model.ts';
import { latLng } from '../../../rules/geofences/drawing.ts';
import { useMapRef } from '../../../ui/map/use-map-ref.ts';
import { isInView, NOTHING_COVERED } from '../../../ui/map/viewport.ts';
import styles from './handles.module.css';

/** Pixels between a focused handle and the edge of the map. */
const MARGIN = 24;
/** Pixels of an arrow key, and of one with Shift. */
const STEP = { usual: 10, fine: 1 };
const ARROWS: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys of a slider: direction, and number of steps. */
const SLIDES: Readonly<Record<string, [x: number, steps: number]>> = {
  ArrowLeft: [-1, 1],
  ArrowDown: [-1, 1],
  PageDown: [-1, 10],
  ArrowRight: [1, 1],
  ArrowUp: [1, 1],
  PageUp: [1, 10],
};

export type HandleProps = {
  label: string;
  kind: 'corner' | 'center' | 'edge';
  at: { lat: number; lng: number };
  isPicked: boolean;
  /** Picks the handle up, to place it with a click or with Enter. */
  onPick: () => void;
  /** Shows the shape during a drag or while a key is held. */
  onPreview: (to: LatLng) => void;
  onMove: (to: LatLng, isByKey?: true) => void;
  onRemove?: (() => void) | undefined;
  /** For the edge of a radius: its value in words, and where keys other than arrows to the sides move it. */
  slider?: { now: number; min: number; max: number; text: string; least: LatLng; most: LatLng } | undefined;
};

/** A handle on the map: dragged, picked up and placed, or moved by the arrow keys. */
export function Handle(props: HandleProps) {
  const { label, kind, at, isPicked, onPick, onPreview, onMove, onRemove, slider } = props;
  const { t } = useTranslation('geofences');
  const map = useMapRef();
  const wasDragged = useRef(false);
  /** Place while a key is held. One hold is one step of the history. */
  const [held, setHeld] = useState<LatLng | null>(null);
  const arrowTarget = ({ shiftKey }: KeyboardEvent, arrow: readonly [x: number, y: number] | undefined) => {
    if (!arrow) return null;
    const pixels = shiftKey ? STEP.fine : STEP.usual;
    const point = map.project(held ?? at);
    const { lng, lat } = map.unproject([point.x + arrow[0] * pixels, point.y + arrow[1] * pixels]);
    return latLng([lng, lat]);
  };
  /** Up and right are more, down and left less, but never beyond the center, where less would become more. */
  const sliderTarget = (event: KeyboardEvent, { least, most }: { least: LatLng; most: LatLng }) => {
    if (event.key === 'Home') return least;
    if (event.key === 'End') return most;
    const [x, steps] = SLIDES[event.key] ?? [0, 0];
    const to = steps > 0 ? arrowTarget(event, [x * steps, 0]) : null;
    return to && x < 0 && map.project(to).x < map.project(least).x ? least : to;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isDelete = event.key === 'Delete' || event.key === 'Backspace';
    // Otherwise the map would take the key too.
    event.stopPropagation();
    if (isDelete) onRemove?.();
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = slider ? sliderTarget(event, slider) : arrowTarget(event, ARROWS[event.key]);
    if (!to) return;
    event.preventDefault();
    setHeld(to);
    onPreview(to);
  });
  // Before the listeners of the map, which come before those of React.
  const element = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    const handle = element.current;
    handle?.addEventListener('keydown', listen);
    return () => handle?.removeEventListener('keydown', listen);
  }, []);
  const place = () => {
    if (held) onMove(held, true);
    setHeld(null);
  };
  /** A handle beyond the edge of the map comes into view with the focus. */
  const show = () => {
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    if (!isInView(map.project(at), { width, height }, NOTHING_COVERED, MARGIN)) map.jumpTo({ center: at });
  };
  const shared = {
    className: styles.handle,
    'data-kind': kind,
    'data-picked': isPicked,
    title: label,
    ref: (node: HTMLElement | null) => {
      element.current = node;
    },
    onFocus: show,
    onKeyUp: place,
    onBlur: place,
  };
  return (
    <Marker
      longitude={at.lng}
      latitude={at.lat}
      draggable
      onDragStart={() => {
        wasDragged.current = true;
      }}
      onDrag={({ lngLat: { lng, lat } }) => onPreview(latLng([lng, lat]))}
      onDragEnd={({ lngLat: { lng, lat } }) => onMove(latLng([lng, lat]))}
    >
      {slider ? (
        <div
          {...shared}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input takes the drag, which is the one of the marker
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={slider.min}
          aria-valuemax={slider.max}
          aria-valuenow={slider.now}
          aria-valuetext={slider.text}
        />
      ) : (
        <button
          type="button"
          {...shared}
          aria-label={isPicked ? t('editor.picked', { handle: label }) : label}
          aria-pressed={isPicked}
          onClick={() => {
            if (wasDragged.current) wasDragged.current = false;
            else onPick();
          }}
        />
      )}
    </Marker>
  );
}
