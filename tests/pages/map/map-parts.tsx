import { type ReactNode, useState } from 'react';
import { Layer, Popup, Source } from 'react-map-gl/maplibre';
import { VehicleMarker } from '../../../client/features/vehicle/overview/vehicle-marker.tsx';
import { MapShell } from '../../../client/ui/map/map-shell.tsx';
import { useMapRef } from '../../../client/ui/map/use-map-ref.ts';
import type { Marker } from '../../../client/widgets/map/markers/marker.ts';
import { VehicleMarkers } from '../../../client/widgets/map/markers/vehicle-markers.tsx';

const GROUND = { light: '/style.json', dark: '/style.json' };
const VAN: Marker = {
  id: 12,
  name: 'Van 12',
  state: 'parked',
  longitude: -96,
  latitude: 40,
  heading: 0,
  isInterrupted: false,
};
const TRUCK: Marker = { ...VAN, id: 7, name: 'Truck', longitude: -94 };
const TRIP = {
  type: 'LineString' as const,
  coordinates: [
    [-100, 40],
    [-92, 41],
  ],
};

/** Contents of the map for the journey: sources with a drawn feature, and the number of listeners added since the start. */
declare global {
  interface Window {
    drawnSources: () => string[];
    mapListeners: () => number;
  }
}

/** Exposes the map to the journey before anything else listens to it. */
function Probe({ children }: { children: ReactNode }) {
  const ref = useMapRef();
  const [isReady] = useState(() => {
    const map = ref.getMap();
    const listeners = new Set<unknown>();
    const on = map.on.bind(map);
    const off = map.off.bind(map);
    const counted = {
      on: (...args: Parameters<typeof on>) => {
        listeners.add(args.at(-1));
        return on(...args);
      },
      off: (...args: Parameters<typeof off>) => {
        listeners.delete(args.at(-1));
        return off(...args);
      },
    };
    // Refs have their own methods.
    Object.assign(map, counted);
    Object.assign(ref, counted);
    window.mapListeners = () => listeners.size;
    window.drawnSources = () => [...new Set(map.queryRenderedFeatures().map(({ source }) => source))].sort();
    return true;
  });
  return isReady && children;
}

export function MapParts() {
  const [isShown, setShown] = useState(false);
  return (
    <main>
      <h1>Map</h1>
      <button type="button" onClick={() => setShown(!isShown)}>
        Parts
      </button>
      <div style={{ position: 'relative', height: 500 }}>
        <MapShell ground={GROUND} label="Map of a test" description="Nothing else" units="metric">
          <Probe>
            {isShown && (
              <>
                <VehicleMarkers markers={[VAN, TRUCK]} selectedId={VAN.id} onSelect={() => undefined} />
                <Source id="trip" type="geojson" data={TRIP}>
                  <Layer id="trip" type="line" paint={{ 'line-width': 4 }} />
                </Source>
                <VehicleMarker marker={{ ...VAN, longitude: -92, latitude: 41 }} />
                <Popup longitude={-100} latitude={40} closeOnClick={false} closeButton={false}>
                  Begin
                </Popup>
              </>
            )}
          </Probe>
        </MapShell>
      </div>
    </main>
  );
}
