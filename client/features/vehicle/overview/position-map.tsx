import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Vehicle } from '../../../api/model.ts';
import { useMapStyles } from '../../../data/places/map-styles.ts';
import { vehicleHash } from '../../../data/vehicles/selection.ts';
import { paths } from '../../../lib/paths.ts';
import { unitsOf } from '../../../rules/locale/units.ts';
import { vehicleState } from '../../../rules/vehicle/vehicle-state.ts';
import { useUser } from '../../../state/session.ts';
import { MapShell } from '../../../ui/map/map-shell.tsx';
import type { Marker } from '../../../ui/map/markers/marker.ts';
import { Markers } from '../../../ui/map/markers/markers.tsx';
import { markersOf } from '../../../widgets/map/map-markers.ts';

const NOTHING_COVERED = { left: 0, right: 0, top: 0, bottom: 0 };
/** The streets around it. */
const ZOOM = 14;

/** `place`: where it is, in words. */
type Props = { vehicle: Vehicle; place: string; now: number };

/** Where one vehicle is: a picture that does not move, follows the vehicle, and leads to the map. */
export default function PositionMap({ vehicle, place, now }: Props) {
  const { t } = useTranslation('vehicle');
  const units = unitsOf(useUser().unit);
  const navigate = useNavigate();
  const { styles: ground, retry } = useMapStyles();
  const markers = useMemo(() => markersOf([{ vehicle, state: vehicleState(vehicle, now) }]), [vehicle, now]);
  const open = () => void navigate({ pathname: paths.controlCenter, hash: vehicleHash(vehicle.id) });
  return (
    <MapShell
      ground={ground}
      label={t('map.label', { name: vehicle.vehicle_name })}
      description={t('map.description')}
      padding={NOTHING_COVERED}
      units={units}
      picture={t('map.picture', { name: vehicle.vehicle_name, place })}
      onRetry={retry}
    >
      {(map) => <OnMap map={map} markers={markers} onOpen={open} />}
    </MapShell>
  );
}

function OnMap({ map, markers, onOpen }: { map: MapLibre; markers: readonly Marker[]; onOpen: () => void }) {
  const { latitude, longitude } = markers[0] ?? {};
  useEffect(() => {
    if (latitude !== undefined && longitude !== undefined) map.jumpTo({ center: [longitude, latitude], zoom: ZOOM });
  }, [map, latitude, longitude]);
  return <Markers map={map} markers={markers} selectedId={null} onSelect={onOpen} />;
}
