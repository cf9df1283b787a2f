import { useState } from 'react';
import { type ErrorEvent, Map as MapLibre, ScaleControl } from 'react-map-gl/maplibre';
import { useRetryOnceOnline } from '../use-retry-once-online.ts';
import { FreePart } from './free-part.tsx';
import { library } from './library.ts';
import { MapButtons } from './map-buttons.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { MapCredits } from './map-credits.tsx';
import { type MapFailure, MapNotice } from './map-notice.tsx';
import type { MapShellProps } from './map-shell.tsx';
import { useScaleWords } from './scale-words.ts';
import type { Padding } from './viewport.ts';

export type Camera = { longitude: number; latitude: number; zoom: number };

type Props = Pick<MapShellProps, 'units' | 'fit' | 'toggle' | 'picture' | 'children'> & {
  /** Initial camera. */
  start: () => Camera;
  onMove: (camera: Camera) => void;
  /** Address of the style. */
  address: string;
  padding: Padding;
  onRetry: () => void;
};

const CLOSEST = 19;
const SCALE_WIDTH = 96;
/** Duration of label fades. The library's default is 300 ms. */
const FADE = 150;

/** One attempt at a map. North is up and the ground is flat, so that users keep their bearings and need no reset. */
export function LiveMap({ start, onMove, address, padding, units, fit, toggle, picture, onRetry, children }: Props) {
  const [camera] = useState(start);
  const [drawn, setDrawn] = useState<string | null>(null);
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const words = useScaleWords();
  const isPicture = picture !== undefined;
  useRetryOnceOnline(failure !== null, onRetry);

  const onError = (event: ErrorEvent) => {
    // Without a target, the library failed to create a map.
    if (event.target === null) setFailure('graphics');
    else if (!event.target.getStyle()) setFailure('map');
    else if ('sourceId' in event || 'tile' in event) setFailure((known) => known ?? 'ground');
    else reportError(event.error);
  };

  return (
    <>
      <MapLibre
        mapLib={library}
        initialViewState={camera}
        mapStyle={address}
        styleDiffing={false}
        style={{ font: 'inherit' }}
        interactive={!isPicture}
        maxZoom={CLOSEST}
        maxPitch={0}
        dragRotate={false}
        touchPitch={false}
        attributionControl={false}
        fadeDuration={matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FADE}
        locale={words}
        onMoveEnd={({ viewState: { longitude, latitude, zoom } }) => onMove({ longitude, latitude, zoom })}
        onStyleData={() => setDrawn(address)}
        onError={onError}
      >
        <MapCanvas picture={picture} />
        {drawn === address && (
          <>
            {children}
            {!isPicture && <ScaleControl unit={units} maxWidth={SCALE_WIDTH} />}
            <FreePart padding={padding}>
              {!isPicture && <MapButtons fit={fit} toggle={toggle} />}
              <MapCredits />
            </FreePart>
          </>
        )}
      </MapLibre>
      {failure && (
        <FreePart padding={padding}>
          <MapNotice failure={failure} onRetry={onRetry} />
        </FreePart>
      )}
    </>
  );
}
