import { VehicleFrame } from '../../../widgets/vehicle/vehicle-frame.tsx';
import { VehicleView } from './vehicle-view.tsx';

/** Everything about one vehicle (core 2.1): what it does, what it can do, its plan, and the way to its other pages. */
export default function VehiclePage() {
  return <VehicleFrame>{(vehicle) => <VehicleView vehicle={vehicle} />}</VehicleFrame>;
}
