import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete, Button, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCurrentLocation, IconMapPinSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../api/model.ts';
import { type Address, addressText } from '../../../data/places/address.ts';
import { addressSearchQuery, type Found } from '../../../data/places/search.ts';
import { centerOf } from '../../../rules/geofences/drawing.ts';
import { foundPostalCode } from '../../../rules/validation/postal-code.ts';
import { lists } from '../../../ui/form/lists.tsx';
import type { ContractForm } from '../../../ui/form/use-contract-form.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { around } from '../../../ui/form/wrapper.tsx';
import { AddressDistance } from './address-distance.tsx';
import styles from './editor.module.css';
import { useDeviceLocation } from './use-device-location.ts';
import type { DrawingSteps } from './use-drawing.ts';
import { useShapeAddress } from './use-shape-address.ts';
import type { AddressValue, ChosenAddress, Sent, Values } from './values.ts';

/** Milliseconds of a pause in typing before a search. */
const PAUSE = 250;

type Props = {
  form: ContractForm<Values, Sent>;
  steps: DrawingSteps;
  /** Position of the chosen address. */
  place: LatLng | null;
  /** Called with the position of an address that was chosen for a place. */
  onChosen: (place: LatLng) => void;
  /** Called with the position of the address of the shape. */
  onPlace: (place: LatLng) => void;
};

/** The address of a geofence: chosen from completions, from the position of the device or of the shape (commerce 5). */
export function AddressField({ form, steps, place, onChosen, onPlace }: Props) {
  const { t } = useTranslation('geofences');
  const { value, control, error } = useField<Values, Sent, AddressValue>({ form, name: 'address' });
  const { typed, chosen } = value;
  const [text] = useDebouncedValue(typed, PAUSE);
  const isSearching = chosen === null;
  const search = useQuery({
    ...addressSearchQuery(isSearching ? text : ''),
    placeholderData: isSearching ? keepPreviousData : undefined,
  });
  const found: readonly Found[] = (isSearching && search.data) || [];
  // Validated only now: an address being typed is no error.
  const set = (label: string, address: Address) =>
    form.setValue('address', { typed: label, chosen: partsOf(address) }, { shouldDirty: true, shouldValidate: true });
  const take = ({ label, address, place: at }: Found) => {
    set(label, address);
    onChosen({ lat: at.latitude, lng: at.longitude });
  };
  const ofShape = useShapeAddress((address, at) => {
    set(addressText(address), address);
    onPlace(at);
  });
  const center = centerOf(steps.drawing);
  const location = useDeviceLocation((address, at) => take({ label: addressText(address), address, place: at }));
  const isEmpty = isSearching && search.isSuccess && found.length === 0 && text === typed && typed.trim().length > 2;
  return (
    <div className={styles.address}>
      <Autocomplete
        {...control}
        {...around({ label: t('editor.address'), hint: t('editor.addressHint'), required: true, error })}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(next) => {
          const option = found.find(({ label }) => label === next);
          if (option) take(option);
          else form.setValue('address', { typed: next, chosen: null }, { shouldDirty: true });
        }}
        data={found.map(({ label }) => label)}
        filter={({ options }) => options}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || !first) return;
          // Takes the best completion. Does not submit the form.
          event.preventDefault();
          if (!event.currentTarget.hasAttribute('aria-activedescendant')) take(first);
        }}
        rightSection={search.isFetching && isSearching ? <Loader size={16} aria-hidden /> : null}
        {...lists}
        aria-required
      />
      <Button
        variant="default"
        leftSection={<IconCurrentLocation size={18} aria-hidden />}
        loading={location.isBusy}
        onClick={location.ask}
      >
        {t('editor.here')}
      </Button>
      {center && (
        <Button
          variant="default"
          leftSection={<IconMapPinSearch size={18} aria-hidden />}
          loading={ofShape.isBusy}
          // An address that is typed or chosen during the call stays.
          onClick={() => ofShape.ask(center, () => form.getValues('address').typed === typed)}
        >
          {t('editor.ofShape')}
        </Button>
      )}
      <AddressDistance address={value} place={place} steps={steps} />
      <output className={styles.say}>
        {isEmpty && t('editor.noAddress')}
        {search.isError && isSearching && t('editor.searchFailed')}
        {location.failure && t(`editor.location.${location.failure}`)}
        {ofShape.hasFailed && t('editor.location.address')}
      </output>
    </div>
  );
}

/** The parts that are saved: the street or the name of the place, town, state and postal code. */
function partsOf(address: Address): ChosenAddress {
  const orNull = (text: string) => (text === '' ? null : text);
  const { city, state, postalcode } = address;
  return {
    address: addressText(address, { localOnly: true }),
    city: orNull(city),
    state: orNull(state),
    postal_code: foundPostalCode(postalcode),
  };
}
