import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useErrorLines } from '../../api/error-lines.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';
import { findDevice, type NewDevice, vehicleCreate } from '../../data/vehicles/add.ts';
import { namedFields } from '../../data/vehicles/named-fields.ts';
import { typedNumber } from '../../rules/validation/numbers.ts';
import { vehicleType } from '../../rules/vehicle/product-capabilities.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { Card } from '../../ui/card.tsx';
import { FieldRow, Form, FormButtons, FormFooter } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { useModelYears } from '../../wording/use-model-years.ts';
import styles from './add-page.module.css';
import { NotAddable, refusalText } from './not-addable.ts';

const schema = z.object(namedFields);
type Details = z.output<typeof schema>;
export type TypedDetails = z.input<typeof schema>;

const valuesOf = ({ known }: NewDevice): TypedDetails => ({
  vehicle_name: known?.vehicle_name ?? '',
  vehicle_make: known?.vehicle_make ?? '',
  vehicle_model: known?.vehicle_model ?? '',
  vehicle_year: typedNumber(known?.vehicle_year),
});

type Props = {
  account: number;
  device: NewDevice;
  /** Details typed for this device before the user looked at another one. */
  typed: TypedDetails | null;
  onBack: (typed: TypedDetails) => void;
  onAdded: (vehicle: Vehicle) => void;
};

/** Details of the device's vehicle, prefilled with the installer's. A tracker only has a name. */
export function DetailsStep({ account, device, typed, onBack, onAdded }: Props) {
  const { t } = useTranslation('add-vehicle');
  const isLost = useIsLost();
  const type = vehicleType(device.product);
  const subject = type === 'tracker' ? 'tracker' : 'vehicle';
  const form = useContractForm({ schema, values: valuesOf(device) });
  const years = useModelYears(device.known?.vehicle_year ?? null);
  const { mutateAsync } = useMutation(vehicleCreate());
  const { reset, setFocus } = form;
  useEffect(() => {
    // Keeps the defaults, so that the restored details count as unsaved.
    if (typed !== null) reset(typed, { keepDefaultValues: true });
    setFocus('vehicle_name');
  }, [typed, reset, setFocus]);
  const add = async (details: Details) => {
    try {
      return await mutateAsync({ data: { subscriber_id: account, device_key: device.key, ...set(details) } });
    } catch (failure) {
      // The device may have been added since then: shows the same reason as the first step.
      const found = errorOfFailure(failure).fields['device_key'] ? await findDevice(device.key, account) : null;
      if (found && 'refusal' in found) throw new NotAddable(t(refusalText(found)), 'form');
      throw failure;
    }
  };
  const errorLines = useErrorLines();
  return (
    <Card
      title={t(`details.title.${subject}`)}
      beside={<span className={styles.step}>{t('step', { step: 2, of: 2 })}</span>}
    >
      <div className={styles.body}>
        <dl className={styles.device}>
          <div>
            <dt>{t(`details.types.${type}`)}</dt>
            <dd>{device.key}</dd>
          </div>
          <Button variant="default" onClick={() => onBack(form.getValues())}>
            {t('details.another')}
          </Button>
        </dl>
        <Form
          form={form}
          onSubmit={add}
          onDone={onAdded}
          explain={(failure) => (failure instanceof NotAddable ? [failure.message] : errorLines(failure))}
        >
          <TextField
            form={form}
            name="vehicle_name"
            label={t('details.name')}
            hint={t(`details.nameHint.${subject}`)}
            required
            autoComplete="off"
          />
          {subject === 'vehicle' && (
            <>
              <FieldRow>
                <TextField form={form} name="vehicle_make" label={t('details.make')} autoComplete="off" />
                <TextField form={form} name="vehicle_model" label={t('details.model')} autoComplete="off" />
              </FieldRow>
              <SelectField form={form} name="vehicle_year" label={t('details.year')} choices={years} searchable />
            </>
          )}
          <FormFooter>
            <FormButtons
              submit={t(`details.submit.${subject}`)}
              busy={t('details.busy')}
              disabledReason={isLost ? t('noConnection') : null}
            />
          </FormFooter>
        </Form>
      </div>
    </Card>
  );
}

/** Only the filled-in details: the request omits the others. */
function set({ vehicle_name, vehicle_make, vehicle_model, vehicle_year }: Details) {
  return {
    vehicle_name,
    ...(vehicle_make !== null && { vehicle_make }),
    ...(vehicle_model !== null && { vehicle_model }),
    ...(vehicle_year !== null && { vehicle_year }),
  };
}
