import type { ErrorEvent, Map as MapLibre } from 'maplibre-gl';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../lib/chunk-reload.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useRetryOnceOnline } from '../use-retry-once-online.ts';
import type { Camera } from './create-map.ts';

/** What went wrong: the map itself, the browser's drawing of it, or parts of its ground. */
export type MapFailure = 'map' | 'graphics' | 'ground';
/** One address may serve both schemes: what is drawn on it still differs. */
export type MapStyle = { address: string; scheme: 'light' | 'dark' };

const START: Camera = { center: [-96, 40], zoom: 3 };
const FONTS = ['400 12px "Inter Variable"', '600 12px "Inter Variable"'];

/**
 * A map in `container`, made once the browser has time for it; only its style follows, anew with each new object. `map` is
 * null while there is no style to draw on: what is drawn on it is put there again with the next. `retry` makes another map,
 * which looks where the old one did.
 */
export function useMap(container: RefObject<HTMLElement | null>, style: MapStyle | null) {
  const [made, setMade] = useState<{ map: MapLibre; attempt: number } | null>(null);
  const [drawn, setDrawn] = useState<MapStyle | null>(null);
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const camera = useRef(START);
  const retry = useCallback(() => setAttempt((attempt) => attempt + 1), []);
  // What another try or another style puts an end to may still be in the state: nothing is drawn on it any more.
  const map = made?.attempt === attempt ? made.map : null;

  useEffect(() => {
    let own: MapLibre | null = null;
    let isGone = false;
    const make = async () => {
      const library = await loadLibrary();
      if (isGone || !container.current) return;
      if (!library) return setFailure('map');
      try {
        own = library.createMap(container.current, camera.current);
        setMade({ map: own, attempt });
      } catch {
        setFailure('graphics');
      }
    };
    // Whoever asks for another try does not wait.
    const cancel = attempt === 0 ? whenIdle(() => void make()) : void make();
    return () => {
      isGone = true;
      cancel?.();
      setMade(null);
      setFailure(null);
      if (!own) return;
      camera.current = { center: own.getCenter(), zoom: own.getZoom() };
      own.remove();
    };
  }, [container, attempt]);

  useEffect(() => {
    if (!map || !style) return;
    let hasStyle = false;
    const onStyle = () => {
      hasStyle = true;
      setDrawn(style);
    };
    const onError = ({ error, ...about }: ErrorEvent) => {
      if (!hasStyle) setFailure('map');
      else if ('sourceId' in about || 'tile' in about) setFailure((known) => known ?? 'ground');
      else reportError(error);
    };
    map.on('style.load', onStyle);
    map.on('error', onError);
    map.setStyle(style.address, { diff: false });
    return () => {
      map.off('style.load', onStyle);
      map.off('error', onError);
      setDrawn(null);
    };
  }, [map, style]);

  useRetryOnceOnline(failure !== null, retry);
  return { map: style && drawn === style ? map : null, failure, retry };
}

/** The library, once the fonts are there: names are drawn from them once and kept. Null if it cannot be loaded. */
async function loadLibrary() {
  try {
    const [library] = await Promise.all([
      loadChunk(() => import('./create-map.ts')),
      Promise.allSettled(FONTS.map((font) => document.fonts.load(font))),
    ]);
    return library;
  } catch {
    return null;
  }
}
