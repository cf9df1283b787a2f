import { CardColumns } from '../../../ui/page-columns.tsx';
import { VehicleFrame } from '../frame/vehicle-frame.tsx';
import { DetailsForm } from './details-form.tsx';
import { LockedNotice } from './locked-notice.tsx';
import { ReminderCard } from './reminder-card.tsx';

/** Details of a vehicle, and its service reminder (commerce 3). */
export default function VehicleInfoPage() {
  return (
    <VehicleFrame>
      {(vehicle) => (
        <CardColumns>
          <LockedNotice vehicle={vehicle} />
          <DetailsForm key={`details ${vehicle.id}`} vehicle={vehicle} />
          <ReminderCard key={`reminder ${vehicle.id}`} vehicle={vehicle} />
        </CardColumns>
      )}
    </VehicleFrame>
  );
}
