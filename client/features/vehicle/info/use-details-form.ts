import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Vehicle, VehicleUpdate } from '../../../api/model.ts';
import { mileageSetting } from '../../../data/device-settings/configurations.ts';
import { vehicleUpdate } from '../../../data/vehicles/mutations.ts';
import type { Units } from '../../../rules/locale/units.ts';
import { keepTyped } from '../../../ui/form/keep-typed.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import {
  type Details,
  detailsOf,
  detailsSchema,
  detailsWithoutMileage,
  knownMiles,
  type SentDetails,
} from './details.ts';
import { MileageNotSet, type Outcome, type SavedDetails, saveDetails } from './save-details.ts';
import { showSaved } from './saved.ts';

/** Form of a vehicle's details, with its save. */
export function useDetailsForm(vehicle: Vehicle, units: Units) {
  // Decided when the page opens: a first report must not change the form in use.
  const [needsMileage] = useState(knownMiles(vehicle) !== null);
  const schema = needsMileage ? detailsSchema : detailsWithoutMileage;
  const form = useContractForm<Details, SentDetails>({ schema, values: detailsOf(vehicle, units) });
  const known = useRef<SavedDetails>({ vehicle, mileage: shownMileage(detailsOf(vehicle, units)) });
  const { mutateAsync } = useMutation(vehicleUpdate(vehicle.id));
  const { mutateAsync: setMileage } = useMutation(mileageSetting(vehicle));

  const save = async (sent: SentDetails): Promise<Outcome> => {
    const typed = structuredClone(form.getValues());
    try {
      const update = (data: VehicleUpdate) => mutateAsync({ vehicleId: vehicle.id, data });
      return await saveDetails(sent, known.current, units, { update, setMileage });
    } catch (failure) {
      if (failure instanceof MileageNotSet && failure.saved) keepMileageAlone(typed, failure.saved);
      throw failure;
    }
  };
  /** All submitted values are saved except the mileage, which stays unsaved for a retry. */
  const keepMileageAlone = (typed: Details, saved: Vehicle) => {
    known.current = { ...known.current, vehicle: saved };
    const shown = known.current.mileage;
    const settled = { ...typed, mileage: shown === null ? '' : String(shown) };
    form.resetDefaultValues(settled);
    keepTyped(form, { ...settled, image: saved.image ?? null });
  };
  const finish = ({ known: next, hasChanged }: Outcome) => {
    known.current = next;
    const mileage = next.mileage === null ? '' : String(next.mileage);
    keepTyped(form, { ...detailsOf(next.vehicle, units), mileage });
    showSaved(hasChanged ? 'info' : 'nothing');
  };
  return { form, needsMileage, save, finish };
}

const shownMileage = ({ mileage }: Details): number | null => (mileage === '' ? null : Number(mileage));
