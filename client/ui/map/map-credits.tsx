import { Fragment, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { type Credit, readCredits, sourcesInUse } from './credits.ts';
import styles from './map-controls.module.css';
import { useMapEvent, useMapRef } from './use-map-ref.ts';

/** Credits of the visible map. Replaces the library's control, which parses attributions of the map server as HTML. */
export function MapCredits() {
  const map = useMapRef();
  const [credits, setCredits] = useState(() => creditsOf(map));
  const update = () => setCredits(creditsOf(map));
  useMapEvent('zoomend', update);
  // A source may load its attribution after the style.
  useMapEvent('sourcedata', ({ sourceDataType }) => {
    if (sourceDataType === 'metadata') update();
  });
  if (credits.length === 0) return null;
  return (
    <p className={styles.credits}>
      {credits.map(({ text, href }, position) => (
        <Fragment key={text}>
          {position > 0 && ' · '}
          {href === null ? (
            text
          ) : (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          )}
        </Fragment>
      ))}
    </p>
  );
}

function creditsOf(map: MapRef): readonly Credit[] {
  // Contrary to its type, a map has no style while it loads another one.
  const style = map.getStyle() as ReturnType<MapRef['getStyle']> | undefined;
  const sources = [...sourcesInUse(style?.layers ?? [], map.getZoom())].map((id) => map.getSource(id));
  return readCredits(sources.map((source) => source?.attribution ?? ''));
}
