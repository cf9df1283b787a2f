import { Button } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { KnownAlertType } from '../../api/model.ts';
import { vehiclePaths } from '../../lib/paths.ts';
import type { RuleSettings, RuleValues } from '../../rules/alerts/rule-values.ts';
import { presetsOf, type Range, type SpeedUnit } from '../../rules/alerts/thresholds.ts';
import { SwitchField } from '../../ui/form/check-field.tsx';
import { FieldRow } from '../../ui/form/form.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import type { ContractForm } from '../../ui/form/use-contract-form.ts';
import { useRecheck } from '../../ui/form/use-recheck.ts';
import { PageLink } from '../../ui/page-exists.tsx';
import { useFormat } from '../../wording/use-format.ts';
import { CurfewFields } from './curfew-fields.tsx';
import styles from './rules.module.css';

type RuleForm = ContractForm<RuleValues, RuleSettings>;
type Props = {
  form: RuleForm;
  type: KnownAlertType;
  rangeOf: (unit: SpeedUnit) => Range;
  /** Devices that get the rule. */
  devices: readonly { tracking_only: boolean }[];
  vehicleId: number;
  isDisabled: boolean;
};

/** Fields of a rule: on or off, the parameters of its type (core 9), and notifications. */
export function RuleFields({ form, type, rangeOf, devices, vehicleId, isDisabled }: Props) {
  const { t } = useTranslation('alert-rules');
  const field = { form, disabled: isDisabled };
  return (
    <>
      <SwitchField {...field} name="isEnabled" label={t('editor.enabled')} hint={t('editor.enabledHint')} />
      {type === 'speed_limit' && <SpeedFields {...{ form, rangeOf, isDisabled }} />}
      {(type === 'engine_idle' || type === 'engine') && <TimeField {...{ form, type, rangeOf, devices, isDisabled }} />}
      {type === 'curfew' && <CurfewFields {...{ form, isDisabled }} />}
      {(type === 'maintenance_due_date' || type === 'maintenance_mileage_interval') && (
        <p>
          {t('editor.reminder')} <PageLink to={vehiclePaths.info(vehicleId)}>{t('editor.reminderOpen')}</PageLink>
        </p>
      )}
      <fieldset className={styles.notify}>
        <legend>{t('editor.notify')}</legend>
        <SwitchField {...field} name="push" label={t('editor.push')} />
        <SwitchField {...field} name="sms" label={t('editor.sms')} />
        <SwitchField {...field} name="email" label={t('editor.email')} />
      </fieldset>
    </>
  );
}

/** "20 to 150 mph". */
function useRangeText(): (range: Range, unit: 'mph' | 'kmh' | 'min') => string {
  const { t } = useTranslation('alert-rules');
  const format = useFormat();
  return ([lowest, highest], unit) =>
    t('editor.range', {
      lowest: format.number(lowest),
      highest: format.number(highest),
      unit: t(`editor.units.${unit}`),
    });
}

/** The limit of the road, or a speed in a unit. The typed number stays when the unit changes. */
function SpeedFields({ form, rangeOf, isDisabled }: Pick<Props, 'form' | 'rangeOf' | 'isDisabled'>) {
  const { t } = useTranslation('alert-rules');
  const rangeText = useRangeText();
  const [limit, unit] = useWatch({ control: form.control, name: ['limit', 'unit'] });
  const range = rangeText(rangeOf(unit), unit);
  useRecheck({ form, name: 'threshold' }, range);
  const field = { form, disabled: isDisabled };
  return (
    <>
      <SelectField
        {...field}
        name="limit"
        label={t('editor.limit')}
        choices={(['road', 'own'] as const).map((value) => ({ value, label: t(`editor.limits.${value}`) }))}
        required
      />
      {limit === 'own' && (
        <FieldRow>
          <NumberField {...field} name="threshold" label={t('editor.speed')} hint={range} required whole />
          <SelectField
            {...field}
            name="unit"
            label={t('editor.unit')}
            choices={(['mph', 'kmh'] as const).map((value) => ({ value, label: t(`editor.units.${value}`) }))}
            required
          />
        </FieldRow>
      )}
    </>
  );
}

type TimeProps = Omit<Props, 'vehicleId' | 'type'> & { type: 'engine_idle' | 'engine' };

/** Minutes, with the usual ones of trackers as buttons. */
function TimeField({ form, type, rangeOf, devices, isDisabled }: TimeProps) {
  const { t } = useTranslation('alert-rules');
  const format = useFormat();
  const range = useRangeText()(rangeOf('mph'), 'min');
  useRecheck({ form, name: 'threshold' }, range);
  const presets = presetsOf(type, devices);
  const threshold = useWatch({ control: form.control, name: 'threshold' });
  const choose = (minutes: number) =>
    form.setValue('threshold', String(minutes), { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <NumberField
        form={form}
        disabled={isDisabled}
        name="threshold"
        label={t(`editor.${type}`)}
        unit={t('editor.units.min')}
        hint={range}
        required
        whole
      />
      {presets.length > 0 && (
        <fieldset className={styles.presets} disabled={isDisabled}>
          <legend>{t('editor.presets')}</legend>
          {presets.map((minutes) => (
            <Button
              key={minutes}
              variant="default"
              aria-pressed={threshold === String(minutes)}
              onClick={() => choose(minutes)}
            >
              {format.duration(minutes * 60)}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}
