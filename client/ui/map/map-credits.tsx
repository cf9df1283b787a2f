import type { Map as MapLibre } from 'maplibre-gl';
import { Fragment, useEffect, useState } from 'react';
import { type Credit, readCredits, sourcesInUse } from './credits.ts';
import styles from './map-shell.module.css';

/** Who made what can be seen. Ours, because the library's own turns what the map's server says into HTML. */
export function MapCredits({ map }: { map: MapLibre }) {
  const [credits, setCredits] = useState<readonly Credit[]>([]);
  useEffect(() => {
    const update = () => {
      const { layers } = map.getStyle();
      const sources = [...sourcesInUse(layers, map.getZoom())].map((id) => map.getSource(id));
      setCredits(readCredits(sources.map((source) => source?.attribution ?? '')));
    };
    update();
    // A source may bring its attribution with its own description, later than the style.
    map.on('sourcedata', onDescription);
    map.on('zoomend', update);
    function onDescription({ sourceDataType }: { sourceDataType?: string }) {
      if (sourceDataType === 'metadata') update();
    }
    return () => {
      map.off('sourcedata', onDescription);
      map.off('zoomend', update);
    };
  }, [map]);
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
