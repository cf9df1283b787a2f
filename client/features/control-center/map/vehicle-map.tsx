import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapStyles } from '../../../data/places/map-styles.ts';
import { unitsOf } from '../../../rules/locale/units.ts';
import { useUser } from '../../../state/session.ts';
import { MapShell } from '../../../ui/map/map-shell.tsx';
import type { Marker } from '../../../ui/map/markers/marker.ts';
import { Markers } from '../../../ui/map/markers/markers.tsx';
import { MAP_MOTION } from '../../../ui/map/motion.ts';
import type { Padding } from '../../../ui/map/viewport.ts';
import { markersOf } from '../../../widgets/map/map-markers.ts';
import type { ListedVehicle } from '../list/list-rows.ts';
import { createView, fitMarkers, showNear, type View } from './map-view.ts';

type Props = {
  vehicles: readonly ListedVehicle[];
  selectedId: number | null;
  /** Null for a click beside all vehicles while one is selected. */
  onSelect: (vehicleId: number | null) => void;
  /** A vehicle that is to be seen from near, once for each object. */
  asked: Asked | null;
  /** What the page's panels cover. */
  padding: Padding;
};
export type Asked = { vehicleId: number };

/** The map with every vehicle that has a position, behind the list and the panel of the selected one. */
export function VehicleMap({ vehicles, selectedId, asked, onSelect, padding }: Props) {
  const { t } = useTranslation('map');
  const units = unitsOf(useUser().unit);
  const { styles, retry } = useMapStyles();
  const markers = useMemo(() => markersOf(vehicles), [vehicles]);
  const [view] = useState(createView);
  const select = (id: number | null) => {
    if (id !== selectedId) onSelect(id);
  };
  return (
    <MapShell
      ground={styles}
      label={t('vehicles.label')}
      description={t('vehicles.description')}
      padding={padding}
      units={units}
      fit={{ label: t('vehicles.fit'), show: (map) => fitMarkers(map, markers, padding, MAP_MOTION.duration) }}
      onRetry={retry}
    >
      {(map) => (
        <OnMap
          map={map}
          markers={markers}
          selectedId={selectedId}
          asked={asked}
          onSelect={select}
          padding={padding}
          view={view}
        />
      )}
    </MapShell>
  );
}

type OnMapProps = Omit<Props, 'vehicles'> & { map: MapLibre; markers: readonly Marker[]; view: View };

function OnMap({ map, markers, selectedId, asked, onSelect, padding, view }: OnMapProps) {
  const show = useEffectEvent((vehicleId: number) => {
    const marker = markers.find(({ id }) => id === vehicleId);
    if (marker) showNear(map, marker, padding);
  });
  useEffect(() => view(map, { markers, selectedId, padding }), [map, markers, selectedId, padding, view]);
  useEffect(() => {
    if (asked) show(asked.vehicleId);
  }, [asked]);
  return <Markers map={map} markers={markers} selectedId={selectedId} onSelect={onSelect} />;
}
