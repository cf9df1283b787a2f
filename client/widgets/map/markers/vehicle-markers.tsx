import type { GeoJSONSource } from 'maplibre-gl';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { VEHICLE_STATES } from '../../../rules/vehicle/vehicle-state.ts';
import { useMapRef } from '../../../ui/map/use-map-ref.ts';
import { StateDisc } from '../../../ui/vehicle-state.tsx';
import { drawMarkerImage } from './images.ts';
import { LIFTED, liftedLayers, MARKERS, markerLayers, markerSource } from './layers.ts';
import { type MarkerLook, readLook } from './look.ts';
import { type Marker, toLifted } from './marker.ts';
import { type PointerOptions, usePointer } from './pointer.ts';
import { usePacedMarkers } from './use-paced-markers.ts';
import { type Written, writeMarkers } from './write-markers.ts';

type Props = {
  markers: readonly Marker[];
  selectedId: number | null;
  /** Called with the clicked marker, `null` for a click on the map. Without it, markers take no clicks. */
  onSelect?: (id: number | null) => void;
};

/** Clustered markers of many vehicles. */
export function VehicleMarkers(props: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<MarkerLook | null>(null);
  useLayoutEffect(() => {
    if (sheet.current) setLook(readLook(sheet.current));
  }, []);
  return (
    <>
      <div ref={sheet} hidden>
        {VEHICLE_STATES.map((state) => (
          <StateDisc key={state} state={state} />
        ))}
      </div>
      {look && <MarkerLayers look={look} {...props} />}
    </>
  );
}

function MarkerLayers({ look, markers, selectedId, onSelect }: Props & { look: MarkerLook }) {
  const map = useMapRef();
  const shown = usePacedMarkers(markers);
  const [hoveredId, setHoveredId] = useState<number | null>(null);
  const lifted = useMemo(() => toLifted(shown, selectedId, hoveredId), [shown, selectedId, hoveredId]);

  useEffect(() => {
    map.setMissingStyleImageResolver(async (name) => {
      const image = drawMarkerImage(name, look);
      if (image && !map.hasImage(name)) map.addImage(name, image.data, image.options);
    });
  }, [map, look]);

  // Without React: as a component's data, 10,000 markers take a second to compare, written directly 55 ms.
  const written = useRef<Written | null>(null);
  useEffect(() => {
    const source = map.getSource<GeoJSONSource>(MARKERS);
    if (!source) return;
    written.current = writeMarkers(source, { markers: shown, selectedId }, written.current);
  }, [map, shown, selectedId]);

  return (
    <>
      {onSelect && <Pointer onPick={onSelect} onHover={setHoveredId} />}
      <Source id={MARKERS} {...markerSource}>
        {useMemo(() => markerLayers(look).map((layer) => <Layer key={layer.id} {...layer} />), [look])}
      </Source>
      <Source id={LIFTED} type="geojson" data={lifted}>
        {useMemo(() => liftedLayers(look).map((layer) => <Layer key={layer.id} {...layer} />), [look])}
      </Source>
    </>
  );
}

function Pointer(options: PointerOptions) {
  usePointer(options);
  return null;
}
