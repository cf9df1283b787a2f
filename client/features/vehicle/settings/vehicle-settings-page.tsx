import { CardColumns } from '../../../ui/page-columns.tsx';
import { VehicleFrame } from '../frame/vehicle-frame.tsx';
import { ServiceModeCard } from '../service-mode/service-mode-card.tsx';
import { SettingsCard } from './settings-card.tsx';

/** Settings of the device in a vehicle (core 3 "Tracker setting defaults"). */
export default function VehicleSettingsPage() {
  return (
    <VehicleFrame>
      {(vehicle) => (
        <CardColumns>
          <SettingsCard vehicle={vehicle} />
          <ServiceModeCard vehicle={vehicle} />
        </CardColumns>
      )}
    </VehicleFrame>
  );
}
