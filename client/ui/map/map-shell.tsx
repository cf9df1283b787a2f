import { useComputedColorScheme, VisuallyHidden } from '@mantine/core';
import type { Map as MapLibre } from 'maplibre-gl';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Units } from '../../rules/locale/units.ts';
import { type Fit, MapButtons } from './map-buttons.tsx';
import { MapCredits } from './map-credits.tsx';
import { MapNotice } from './map-notice.tsx';
import { MapScale } from './map-scale.tsx';
import styles from './map-shell.module.css';
import { useMap } from './use-map.ts';
import type { Padding } from './viewport.ts';

type Props = {
  /** Addresses of the map's styles by colour scheme; null while they are not known. */
  ground: { light: string; dark: string } | null;
  label: string;
  /** Told to who cannot see the map: where the same things can be read. */
  description: string;
  /** What panels cover. Buttons and credits stay out of it. */
  padding: Padding;
  units: Units;
  /** A button that shows everything there is. */
  fit?: Fit;
  /** Text of a map that is a picture: it does not move and has no controls but its credits. */
  picture?: string;
  /** Told before another try, for what the styles' addresses came from. */
  onRetry?: () => void;
  /** What is drawn on the map. Mounted anew with each style, because a new style forgets it. */
  children: (map: MapLibre) => ReactNode;
};

/** The map behind a page: made once, following the colour scheme. Where it fails it says so, and the page goes on. */
export function MapShell(props: Props) {
  const { ground, label, description, padding, units, fit, picture, onRetry, children } = props;
  const { t } = useTranslation('map');
  const descriptionId = useId();
  const container = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const style = useMemo(() => ground && { address: ground[scheme], scheme }, [ground, scheme]);
  const { map, failure, retry } = useMap(container, style);
  const { left, right, top, bottom } = padding;
  const isStill = picture !== undefined;

  useEffect(() => {
    const canvas = map?.getCanvas();
    // The library calls its canvas a landmark; the landmark is the section around it.
    canvas?.setAttribute('role', isStill ? 'img' : 'application');
    canvas?.setAttribute('aria-label', picture ?? t('canvas'));
  }, [map, t, isStill, picture]);

  useEffect(() => {
    if (!map || !isStill) return;
    for (const way of [
      map.dragPan,
      map.scrollZoom,
      map.boxZoom,
      map.doubleClickZoom,
      map.touchZoomRotate,
      map.keyboard,
    ]) {
      way.disable();
    }
    map.getCanvas().tabIndex = -1;
  }, [map, isStill]);

  return (
    <section className={styles.shell} aria-label={label} aria-describedby={descriptionId}>
      <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>
      <div ref={container} className={styles.canvas} />
      <div className={styles.free} style={{ left, right, top, bottom }}>
        {map && (
          <>
            {!isStill && <MapButtons map={map} fit={fit} />}
            {!isStill && <MapScale map={map} units={units} />}
            <MapCredits map={map} />
          </>
        )}
        {failure && (
          <MapNotice
            failure={failure}
            onRetry={() => {
              onRetry?.();
              retry();
            }}
          />
        )}
      </div>
      {map && children(map)}
    </section>
  );
}
