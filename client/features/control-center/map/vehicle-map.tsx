import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInterruptionMark } from '../../../data/notices/use-interruption.ts';
import { liveInterval } from '../../../rules/commands/live-tracking-gate.ts';
import { MAP_MOTION } from '../../../ui/map/motion.ts';
import { useMapRef } from '../../../ui/map/use-map-ref.ts';
import type { Padding } from '../../../ui/map/viewport.ts';
import { useAfterFrame } from '../../../ui/use-after-frame.ts';
import { GeofencesOnMap } from '../../../widgets/map/geofences/geofences-on-map.tsx';
import { useGeofenceToggle } from '../../../widgets/map/geofences/use-geofence-toggle.ts';
import { markersOf } from '../../../widgets/map/map-markers.ts';
import type { Marker } from '../../../widgets/map/markers/marker.ts';
import { VehicleMarkers } from '../../../widgets/map/markers/vehicle-markers.tsx';
import { PortalMap } from '../../../widgets/map/portal-map.tsx';
import type { ListedVehicle } from '../list/list-rows.ts';
import { type LiveTracker, LiveTrackers } from './live-trackers.tsx';
import { createView, fitMarkers, showNear, type View } from './map-view.ts';

type Props = {
  vehicles: readonly ListedVehicle[];
  /** Live-tracked vehicles, which the filters of the list do not hide. */
  tracked: readonly ListedVehicle[];
  selectedId: number | null;
  /** `null` for a click on the map while a vehicle is selected. */
  onSelect: (vehicleId: number | null) => void;
  /** A vehicle to zoom to, once for each object. */
  asked: Asked | null;
  /** Padding for the page's panels. */
  padding: Padding;
};
export type Asked = { vehicleId: number };

/** Map of all vehicles with a position, behind the list and the panel of the selected vehicle. Follows them by a frame. */
export default function VehicleMap({ onSelect, ...current }: Props) {
  const { vehicles, tracked, selectedId, asked, padding } = useAfterFrame(useSame(current));
  const { t } = useTranslation('map');
  const markOf = useInterruptionMark();
  const trackers = useMemo(() => tracked.flatMap((one) => trackerOf(one, markOf)), [tracked, markOf]);
  const others = useMemo(() => {
    const ids = new Set(tracked.map(({ vehicle }) => vehicle.id));
    return markersOf(
      vehicles.filter(({ vehicle }) => !ids.has(vehicle.id)),
      markOf,
    );
  }, [vehicles, tracked, markOf]);
  const markers = useMemo(() => [...others, ...trackers.map(({ marker }) => marker)], [others, trackers]);
  const [view] = useState(createView);
  return (
    <PortalMap
      label={t('vehicles.label')}
      description={t('vehicles.description')}
      padding={padding}
      toggle={useGeofenceToggle()}
      fit={{ label: t('vehicles.fit'), show: (map) => fitMarkers(map, markers, padding, MAP_MOTION.duration) }}
    >
      <OnMap
        markers={markers}
        others={others}
        trackers={trackers}
        selectedId={selectedId}
        asked={asked}
        onSelect={onSelect}
        padding={padding}
        view={view}
      />
    </PortalMap>
  );
}

type Shown = Omit<Props, 'onSelect'>;

/** The same object while its values are the same. */
function useSame({ vehicles, tracked, selectedId, asked, padding }: Shown): Shown {
  return useMemo(
    () => ({ vehicles, tracked, selectedId, asked, padding }),
    [vehicles, tracked, selectedId, asked, padding],
  );
}

const trackerOf = (listed: ListedVehicle, markOf: ReturnType<typeof useInterruptionMark>): LiveTracker[] =>
  markersOf([listed], markOf).map((marker) => ({ marker, every: liveInterval(listed.vehicle) }));

type OnMapProps = Omit<Props, 'vehicles' | 'tracked'> & {
  markers: readonly Marker[];
  /** Markers of vehicles that are not tracked. */
  others: readonly Marker[];
  trackers: readonly LiveTracker[];
  view: View;
};

function OnMap({ markers, others, trackers, selectedId, asked, onSelect, padding, view }: OnMapProps) {
  const map = useMapRef();
  const show = useEffectEvent((vehicleId: number) => {
    const marker = markers.find(({ id }) => id === vehicleId);
    if (marker) showNear(map, marker, padding);
  });
  useEffect(() => view(map, { markers, selectedId, padding }), [map, markers, selectedId, padding, view]);
  useEffect(() => {
    if (asked) show(asked.vehicleId);
  }, [asked]);
  return (
    <>
      <GeofencesOnMap />
      <LiveTrackers trackers={trackers} selectedId={selectedId} onSelect={onSelect} />
      <VehicleMarkers markers={others} selectedId={selectedId} onSelect={onSelect} />
    </>
  );
}
