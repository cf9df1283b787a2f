import { IconExclamationMark } from '@tabler/icons-react';
import { Marker as MapMarker } from 'react-map-gl/maplibre';
import { StateGlyph } from '../../../ui/vehicle-state.tsx';
import type { Marker } from '../../../widgets/map/markers/marker.ts';
import styles from '../../../widgets/map/markers/vehicle-marker.module.css';

/**
 * One vehicle on a map, as `VehicleMarkers` draws it. Decorative and without a label: the page names the vehicle, and the map's text
 * its place.
 */
export function VehicleMarker({ marker }: { marker: Marker }) {
  const { longitude, latitude, state, heading, isInterrupted } = marker;
  return (
    <MapMarker longitude={longitude} latitude={latitude}>
      <div className={styles.marker} data-state={state} aria-hidden>
        <span className={styles.icon} style={{ rotate: state === 'moving' ? `${heading}deg` : undefined }}>
          <StateGlyph state={state} size={18} />
        </span>
        {isInterrupted && <IconExclamationMark size={12} stroke={3} className={styles.mark} />}
      </div>
    </MapMarker>
  );
}
