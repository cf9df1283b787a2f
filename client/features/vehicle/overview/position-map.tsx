import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Vehicle } from '../../../api/model.ts';
import { useInterruptionMark } from '../../../data/notices/use-interruption.ts';
import { vehicleHash } from '../../../data/vehicles/selection.ts';
import { paths } from '../../../lib/paths.ts';
import { vehicleState } from '../../../rules/vehicle/vehicle-state.ts';
import { Follow } from '../../../ui/map/follow.tsx';
import { useMapEvent } from '../../../ui/map/use-map-ref.ts';
import { GeofencesOnMap } from '../../../widgets/map/geofences/geofences-on-map.tsx';
import { markersOf } from '../../../widgets/map/map-markers.ts';
import type { Marker } from '../../../widgets/map/markers/marker.ts';
import { PortalMap } from '../../../widgets/map/portal-map.tsx';
import { VehicleMarker } from './vehicle-marker.tsx';

/** Zoom that shows the surrounding streets. */
const ZOOM = 14;

/** `place`: text of the position. */
type Props = { vehicle: Vehicle; place: string; now: number };

/** Static map of one vehicle that follows it and links to the Control Center. */
export default function PositionMap({ vehicle, place, now }: Props) {
  const { t } = useTranslation('vehicle');
  const navigate = useNavigate();
  const [marker] = markersOf([{ vehicle, state: vehicleState(vehicle, now) }], useInterruptionMark());
  const open = () => void navigate({ pathname: paths.controlCenter, hash: vehicleHash(vehicle.id) });
  return (
    <PortalMap
      label={t('map.label', { name: vehicle.vehicle_name })}
      description={t('map.description')}
      picture={t('map.picture', { name: vehicle.vehicle_name, place })}
    >
      {marker && <OnMap marker={marker} onOpen={open} />}
    </PortalMap>
  );
}

function OnMap({ marker, onOpen }: { marker: Marker; onOpen: () => void }) {
  useMapEvent('click', onOpen);
  return (
    <>
      <GeofencesOnMap isStatic />
      <Follow longitude={marker.longitude} latitude={marker.latitude} zoom={ZOOM} />
      <VehicleMarker marker={marker} />
    </>
  );
}
