import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { useMapStyles } from '../../data/places/map-styles.ts';
import { vehicleHash } from '../../data/vehicles/selection.ts';
import { paths } from '../../lib/paths.ts';
import { unitsOf } from '../../rules/locale/units.ts';
import { positionGate } from '../../rules/vehicle/position.ts';
import { vehicleState } from '../../rules/vehicle/vehicle-state.ts';
import { useUser } from '../../state/session.ts';
import { useFormat } from '../../state/use-format.ts';
import { MapShell } from '../../ui/map/map-shell.tsx';
import type { Marker } from '../../ui/map/markers/marker.ts';
import { Markers } from '../../ui/map/markers/markers.tsx';
import { boundsOf } from '../../ui/map/viewport.ts';
import styles from './fleet-map.module.css';

const NOTHING_COVERED = { left: 0, right: 0, top: 0, bottom: 0 };
/** Names stand below their markers, the credits at the bottom. */
const MARGINS = { left: 28, right: 28, top: 28, bottom: 76 };
/** One vehicle alone is shown with the streets around it. */
const CLOSEST = 13;

/** Where the fleet is, at a glance: a picture that does not move, and leads to the map. */
export function FleetMap({ vehicles, now }: { vehicles: readonly Vehicle[]; now: number }) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const units = unitsOf(useUser().unit);
  const navigate = useNavigate();
  const { styles: ground, retry } = useMapStyles();
  const markers = useMemo(() => markersOf(vehicles, now), [vehicles, now]);
  const open = (id: number | null) =>
    void navigate({ pathname: paths.controlCenter, hash: id === null ? '' : vehicleHash(id) });
  return (
    <div className={styles.map}>
      <MapShell
        ground={ground}
        label={t('vehicles.label')}
        description={t('vehicles.description')}
        padding={NOTHING_COVERED}
        units={units}
        picture={t('vehicles.picture', { count: markers.length, number: format.number(markers.length) })}
        onRetry={retry}
      >
        {(map) => <OnMap map={map} markers={markers} onOpen={open} />}
      </MapShell>
    </div>
  );
}

type OnMapProps = { map: MapLibre; markers: readonly Marker[]; onOpen: (id: number | null) => void };

function OnMap({ map, markers, onOpen }: OnMapProps) {
  const fit = useEffectEvent((onMap: MapLibre) => {
    const bounds = boundsOf(markers);
    if (bounds) onMap.fitBounds(bounds, { padding: MARGINS, maxZoom: CLOSEST, duration: 0 });
  });
  useEffect(() => fit(map), [map]);
  return <Markers map={map} markers={markers} selectedId={null} onSelect={onOpen} />;
}

const markersOf = (vehicles: readonly Vehicle[], now: number): Marker[] =>
  vehicles.flatMap((vehicle) => {
    const gate = positionGate(vehicle);
    if (!gate.allowed) return [];
    const { id, vehicle_name: name } = vehicle;
    const { latitude, longitude, heading } = gate.position;
    return [{ id, name, state: vehicleState(vehicle, now), latitude, longitude, heading }];
  });
