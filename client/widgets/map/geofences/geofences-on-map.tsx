import { useMemo, useState } from 'react';
import type { Geofence } from '../../../api/model.ts';
import { useAllGeofences } from '../../../data/geofences/use-all-geofences.ts';
import { useHasGeofences } from '../../../data/geofences/use-geofences-gate.ts';
import { useMapChoices } from '../../../state/map-choices.ts';
import { useMapEvent, useMapRef } from '../../../ui/map/use-map-ref.ts';
import { MARKER_TARGETS } from '../markers/layers.ts';
import { drawnGeofence } from './drawn-geofence.ts';
import { GeofenceLayers, SOURCES, targetsOf } from './geofence-layers.tsx';
import { GeofencePopup } from './geofence-popup.tsx';

const NONE: readonly Geofence[] = [];
const NOWHERE: readonly string[] = [];

type Props = {
  /** Layers whose clicks are not meant for a geofence below. */
  above?: readonly string[];
  /** A static map only draws them. */
  isStatic?: boolean;
};

/** Geofences on a map of vehicles, if the user has switched them on. Belongs before all other parts of the map. */
export function GeofencesOnMap(props: Props) {
  const has = useHasGeofences();
  const isOn = useMapChoices(({ hasGeofences }) => hasGeofences) && has;
  const { all = NONE } = useAllGeofences({ enabled: isOn });
  return <Geofences geofences={isOn ? all : NONE} {...props} />;
}

/** Draws geofences. A click names those at its place. */
export function Geofences({
  geofences,
  above = NOWHERE,
  isStatic = false,
}: Props & { geofences: readonly Geofence[] }) {
  const shapes = useMemo(() => geofences.map(drawnGeofence), [geofences]);
  return (
    <>
      <GeofenceLayers shapes={shapes} />
      {!isStatic && <Selectable geofences={geofences} above={above} />}
    </>
  );
}

type Selected = { ids: readonly number[]; at: { lng: number; lat: number } };

/** Pixels around a click in which a dot is hit. */
const NEAR = 10;

function Selectable({ geofences, above }: { geofences: readonly Geofence[]; above: readonly string[] }) {
  const map = useMapRef();
  const [selected, select] = useState<Selected | null>(null);
  const found = geofences.filter(({ id }) => selected?.ids.includes(id));
  useMapEvent('click', ({ point, lngLat, originalEvent }) => {
    // Popups and markers are elements of their own.
    if (originalEvent.target !== map.getCanvas()) return;
    const covering = [...MARKER_TARGETS, ...above].filter((layer) => map.getLayer(layer));
    const isCovered = covering.length > 0 && map.queryRenderedFeatures(point, { layers: covering }).length > 0;
    const ids = isCovered ? [] : fencesAt(map, point);
    select(ids.length > 0 ? { ids, at: { lng: lngLat.lng, lat: lngLat.lat } } : null);
  });
  return selected && found.length > 0 ? (
    <GeofencePopup
      // Moves the focus again.
      key={`${selected.at.lng} ${selected.at.lat}`}
      geofences={found}
      at={selected.at}
      onClose={() => {
        select(null);
        map.getCanvas().focus();
      }}
    />
  ) : null;
}

/** Ids of the geofences at a point: dots near it, and areas, the smallest first. */
function fencesAt(map: ReturnType<typeof useMapRef>, { x, y }: { x: number; y: number }): number[] {
  const [dot = '', area = ''] = targetsOf(SOURCES.saved);
  const dots = map.queryRenderedFeatures(
    [
      [x - NEAR, y - NEAR],
      [x + NEAR, y + NEAR],
    ],
    { layers: [dot] },
  );
  const areas = map
    .queryRenderedFeatures([x, y], { layers: [area] })
    .toSorted((a, b) => Number(b.properties['dotBelow']) - Number(a.properties['dotBelow']));
  return [...new Set([...dots, ...areas].map(({ properties }) => Number(properties['fence'])))];
}
