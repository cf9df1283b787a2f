import type { Vehicle } from '../../../api/model.ts';
import { vehicleHash } from '../../../data/vehicles/selection.ts';
import { paths } from '../../../lib/paths.ts';
import { LiveTracking } from '../../../widgets/vehicle/live-tracking.tsx';
import { LiveViewSlot } from '../../../widgets/vehicle/live-view-slot.tsx';

/** Live tracking of a tracker, or Live View of a dash cam, which opens over the map (core 2.3). */
export function LiveParts({ vehicle }: { vehicle: Vehicle }) {
  return (
    <>
      <LiveTracking vehicle={vehicle} />
      <LiveViewSlot vehicle={vehicle} over={{ pathname: paths.controlCenter, hash: vehicleHash(vehicle.id) }} />
    </>
  );
}
