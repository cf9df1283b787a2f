import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { VEHICLE_STATES } from '../../../rules/vehicle/vehicle-state.ts';
import { StateDisc } from '../../vehicle-state.tsx';
import { readLook } from './look.ts';
import type { Marker } from './marker.ts';
import { addMarkerLayer, type MarkerLayer } from './marker-layer.ts';

type Props = {
  map: MapLibre;
  markers: readonly Marker[];
  selectedId: number | null;
  /** The marker that was clicked; null for a click on the ground. */
  onSelect: (id: number | null) => void;
};

/** Markers on a map, clustered where they are near each other. Renders nothing but the sheet that they are drawn from. */
export function Markers({ map, markers, selectedId, onSelect }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const layer = useRef<MarkerLayer>(null);
  const pick = useEffectEvent(onSelect);
  useEffect(() => {
    if (!sheet.current) return;
    const added = addMarkerLayer(map, readLook(sheet.current), (id) => pick(id));
    layer.current = added;
    return added.release;
  }, [map]);
  useEffect(() => layer.current?.show(markers), [markers]);
  useEffect(() => layer.current?.select(selectedId), [selectedId]);
  return (
    <div ref={sheet} hidden>
      {VEHICLE_STATES.map((state) => (
        <StateDisc key={state} state={state} />
      ))}
    </div>
  );
}
