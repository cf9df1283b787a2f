import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { useServiceNotices } from '../../../data/notices/use-service-notices.ts';
import { useIsExclusiveToOther } from '../../../data/users/use-exclusive-to-others.ts';
import { configurationGate } from '../../../rules/commands/settings-gate.ts';
import { unitsOf } from '../../../rules/locale/units.ts';
import { interruptionOf } from '../../../rules/notices/notices.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { odometerOf } from '../../../rules/vehicle/maintenance.ts';
import { useUser } from '../../../state/session.ts';
import { Card } from '../../../ui/card.tsx';
import { FieldRow, Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { ImageField } from '../../../ui/form/image-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useInfoGate } from '../../../widgets/vehicle/use-info-gate.ts';
import { useLockedReason } from '../../../widgets/vehicle/use-locked-reason.ts';
import { useModelYears } from '../../../wording/use-model-years.ts';
import { tidyVin } from './details.ts';
import styles from './details-form.module.css';
import { SerialNumber } from './serial-number.tsx';
import { useDetailsForm } from './use-details-form.ts';
import { useFailureLines } from './use-failure-lines.ts';

/** Aspect ratio of a vehicle's picture. */
const ASPECT = 3 / 2;

/** Details of a vehicle (commerce 3 "Vehicle info"). One save sends the vehicle and its mileage in two calls. */
export function DetailsForm({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle-info');
  const reasonOf = useLockedReason();
  const user = useUser();
  const units = unitsOf(user.unit);
  const { form, needsMileage, props } = useDetailsForm(vehicle, units);
  const gate = useInfoGate(vehicle);
  const isLocked = !gate.allowed;
  const odometer = odometerOf(vehicle);
  const mileageDisabledReason = useMileageDisabledReason(vehicle);
  const years = useModelYears(vehicle.vehicle_year ?? null);
  const field = { form, disabled: isLocked };
  return (
    <Card title={t('details.title')}>
      <div className={styles.body}>
        <Form {...props} explain={useFailureLines(vehicle)}>
          <ImageField {...field} name="image" label={t('details.image')} aspect={ASPECT} />
          <TextField
            {...field}
            name="vehicle_name"
            label={t('details.name')}
            hint={t('details.nameHint')}
            required
            autoComplete="off"
          />
          <FieldRow>
            <TextField {...field} name="vehicle_make" label={t('details.make')} autoComplete="off" />
            <TextField {...field} name="vehicle_model" label={t('details.model')} autoComplete="off" />
          </FieldRow>
          <FieldRow>
            <SelectField {...field} name="vehicle_year" label={t('details.year')} choices={years} searchable />
            <TextField
              {...field}
              name="license_plate"
              label={t('details.plate')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </FieldRow>
          <TextField
            {...field}
            name="vin"
            label={t('details.vin')}
            hint={t('details.vinHint')}
            autoComplete="off"
            spellCheck={false}
            upperCase
            write={tidyVin}
          />
          <FieldRow>
            <NumberField
              {...field}
              disabled={isLocked || mileageDisabledReason !== null}
              name="mileage"
              label={t(`details.${odometer}`)}
              hint={mileageDisabledReason ?? t(`details.${odometer}Hint`)}
              unit={t(`details.units.${units}`)}
              required={needsMileage}
            />
            <TextField {...field} name="preferred_dealer" label={t('details.dealer')} autoComplete="off" />
          </FieldRow>
          <SerialNumber value={vehicle.device_key} />
          <FormFooter>
            <FormButtons submit={t('details.submit')} disabledReason={gate.allowed ? null : reasonOf(gate.reason)} />
          </FormFooter>
        </Form>
      </div>
    </Card>
  );
}

/** Why the odometer cannot be set now, although the rest can be changed. `null` if it can. */
function useMileageDisabledReason(vehicle: Vehicle): string | null {
  const { t } = useTranslation(['vehicles', 'commands']);
  const user = useUser();
  const now = useNow(MINUTE);
  const { notices } = useServiceNotices();
  const interruption = interruptionOf(vehicle.product_name, notices);
  const gate = configurationGate(vehicle, {
    user,
    now,
    interruption,
    isExclusiveToOther: useIsExclusiveToOther(vehicle),
  });
  if (gate.allowed) return null;
  return t(gate.reason === 'partial_access' ? 'unchangeable.access' : `commands:disabled.${gate.reason}`);
}
