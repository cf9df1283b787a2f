import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Vehicle, VehicleUpdate } from '../../../api/model.ts';
import { mileageSetting } from '../../../data/device-settings/configurations.ts';
import { vehicleUpdate } from '../../../data/vehicles/mutations.ts';
import type { Units } from '../../../rules/locale/units.ts';
import { keepTyped } from '../../../ui/form/keep-typed.ts';
import { useEditForm } from '../../../ui/form/use-edit-form.ts';
import {
  type Details,
  detailsOf,
  detailsSchema,
  detailsWithoutMileage,
  knownMiles,
  type SentDetails,
} from './details.ts';
import { MileageNotSet, type SavedDetails, saveDetails } from './save-details.ts';
import { showSaved } from './saved.ts';

/** Form of a vehicle's details, with its save. */
export function useDetailsForm(vehicle: Vehicle, units: Units) {
  // Decided when the page opens: a first report must not change the form in use.
  const [needsMileage] = useState(knownMiles(vehicle) !== null);
  const schema = needsMileage ? detailsSchema : detailsWithoutMileage;
  const { mutateAsync } = useMutation(vehicleUpdate(vehicle.id));
  const { mutateAsync: setMileage } = useMutation(mileageSetting(vehicle));
  const update = (data: VehicleUpdate) => mutateAsync({ vehicleId: vehicle.id, data });
  const { form, known, know, props } = useEditForm<Details, SentDetails, SavedDetails>({
    schema,
    saved: { vehicle, mileage: shownMileage(detailsOf(vehicle, units)) },
    valuesOf: (saved) => ({ ...detailsOf(saved.vehicle, units), mileage: typedMileage(saved) }),
    save: async (sent, before) => {
      const typed = structuredClone(form.getValues());
      try {
        return await saveDetails(sent, before, units, { update, setMileage });
      } catch (failure) {
        if (failure instanceof MileageNotSet && failure.saved) keepMileageAlone(typed, failure.saved);
        throw failure;
      }
    },
    onSaved: (saved) => showSaved(saved ? 'info' : 'nothing'),
  });
  /** All submitted values are saved except the mileage, which stays unsaved for a retry. */
  const keepMileageAlone = (typed: Details, saved: Vehicle) => {
    const latest = { ...known.current, vehicle: saved };
    know(latest);
    const settled = { ...typed, mileage: typedMileage(latest) };
    form.resetDefaultValues(settled);
    keepTyped(form, { ...settled, image: saved.image ?? null });
  };
  return { form, needsMileage, props };
}

const typedMileage = ({ mileage }: SavedDetails): string => (mileage === null ? '' : String(mileage));
const shownMileage = ({ mileage }: Details): number | null => (mileage === '' ? null : Number(mileage));
