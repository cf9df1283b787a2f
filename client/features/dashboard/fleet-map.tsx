import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapRef } from 'react-map-gl/maplibre';
import { useNavigate } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { useInterruptionMark } from '../../data/notices/use-interruption.ts';
import { vehicleHash } from '../../data/vehicles/selection.ts';
import { paths } from '../../lib/paths.ts';
import { vehicleState } from '../../rules/vehicle/vehicle-state.ts';
import { useMapRef } from '../../ui/map/use-map-ref.ts';
import { boundsOf, middleOf } from '../../ui/map/viewport.ts';
import { GeofencesOnMap } from '../../widgets/map/geofences/geofences-on-map.tsx';
import { markersOf } from '../../widgets/map/map-markers.ts';
import type { Marker } from '../../widgets/map/markers/marker.ts';
import { VehicleMarkers } from '../../widgets/map/markers/vehicle-markers.tsx';
import { PortalMap } from '../../widgets/map/portal-map.tsx';
import { useFormat } from '../../wording/use-format.ts';

/** Padding for the names below markers, and the attribution at the bottom. */
const MARGINS = { left: 28, right: 28, top: 28, bottom: 76 };
/** Limits the zoom for a single vehicle, to show its surroundings. */
const CLOSEST = 13;

/** Static map of the fleet that links to the Control Center. */
export default function FleetMap({ vehicles, now }: { vehicles: readonly Vehicle[]; now: number }) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const navigate = useNavigate();
  const markOf = useInterruptionMark();
  const markers = useMemo(
    () =>
      markersOf(
        vehicles.map((vehicle) => ({ vehicle, state: vehicleState(vehicle, now) })),
        markOf,
      ),
    [vehicles, now, markOf],
  );
  const open = (id: number | null) =>
    void navigate({ pathname: paths.controlCenter, hash: id === null ? '' : vehicleHash(id) });
  return (
    <PortalMap
      label={t('vehicles.label')}
      description={t('vehicles.description')}
      picture={t('vehicles.picture', { count: markers.length, number: format.number(markers.length) })}
    >
      <OnMap markers={markers} onOpen={open} />
    </PortalMap>
  );
}

type OnMapProps = { markers: readonly Marker[]; onOpen: (id: number | null) => void };

function OnMap({ markers, onOpen }: OnMapProps) {
  const map = useMapRef();
  const fit = useEffectEvent((onMap: MapRef) => {
    const bounds = boundsOf(middleOf(markers));
    if (bounds) onMap.fitBounds(bounds, { padding: MARGINS, maxZoom: CLOSEST, duration: 0 });
  });
  useEffect(() => fit(map), [map]);
  return (
    <>
      <GeofencesOnMap isStatic />
      <VehicleMarkers markers={markers} selectedId={null} onSelect={onOpen} />
    </>
  );
}
