import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInterruptionMark } from '../../../data/notices/use-interruption.ts';
import { MAP_MOTION } from '../../../ui/map/motion.ts';
import { useMapRef } from '../../../ui/map/use-map-ref.ts';
import type { Padding } from '../../../ui/map/viewport.ts';
import { markersOf } from '../../../widgets/map/map-markers.ts';
import { createView, fitMarkers, showNear, type View } from '../../../widgets/map/map-view.ts';
import type { Marker } from '../../../widgets/map/markers/marker.ts';
import { VehicleMarkers } from '../../../widgets/map/markers/vehicle-markers.tsx';
import { PortalMap } from '../../../widgets/map/portal-map.tsx';
import type { ListedVehicle } from '../list/list-rows.ts';

type Props = {
  vehicles: readonly ListedVehicle[];
  selectedId: number | null;
  /** `null` for a click on the map while a vehicle is selected. */
  onSelect: (vehicleId: number | null) => void;
  /** A vehicle to zoom to, once for each object. */
  asked: Asked | null;
  /** Padding for the page's panels. */
  padding: Padding;
};
export type Asked = { vehicleId: number };

/** Map of all vehicles with a position, behind the list and the panel of the selected vehicle. */
export default function VehicleMap({ vehicles, selectedId, asked, onSelect, padding }: Props) {
  const { t } = useTranslation('map');
  const markOf = useInterruptionMark();
  const markers = useMemo(() => markersOf(vehicles, markOf), [vehicles, markOf]);
  const [view] = useState(createView);
  const select = (id: number | null) => {
    if (id !== selectedId) onSelect(id);
  };
  return (
    <PortalMap
      label={t('vehicles.label')}
      description={t('vehicles.description')}
      padding={padding}
      fit={{ label: t('vehicles.fit'), show: (map) => fitMarkers(map, markers, padding, MAP_MOTION.duration) }}
    >
      <OnMap markers={markers} selectedId={selectedId} asked={asked} onSelect={select} padding={padding} view={view} />
    </PortalMap>
  );
}

type OnMapProps = Omit<Props, 'vehicles'> & { markers: readonly Marker[]; view: View };

function OnMap({ markers, selectedId, asked, onSelect, padding, view }: OnMapProps) {
  const map = useMapRef();
  const show = useEffectEvent((vehicleId: number) => {
    const marker = markers.find(({ id }) => id === vehicleId);
    if (marker) showNear(map, marker, padding);
  });
  useEffect(() => view(map, { markers, selectedId, padding }), [map, markers, selectedId, padding, view]);
  useEffect(() => {
    if (asked) show(asked.vehicleId);
  }, [asked]);
  return <VehicleMarkers markers={markers} selectedId={selectedId} onSelect={onSelect} />;
}
