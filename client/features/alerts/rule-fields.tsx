import { Button } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { KnownAlertType } from '../../api/model.ts';
import type { RuleSettings, RuleValues } from '../../rules/alerts/rule-values.ts';
import { presetsOf, type Range, type SpeedUnit } from '../../rules/alerts/thresholds.ts';
import { SwitchField } from '../../ui/form/check-field.tsx';
import { FieldRow } from '../../ui/form/form.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import type { ContractForm } from '../../ui/form/use-contract-form.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './rules.module.css';

export type RuleForm = ContractForm<RuleValues, RuleSettings>;
type Props = {
  form: RuleForm;
  type: KnownAlertType;
  rangeOf: (unit: SpeedUnit) => Range;
  /** Devices that get the rule. */
  devices: readonly { tracking_only: boolean }[];
};

/** Ways to hear of an alert. */
export function WaysFields({ form }: { form: RuleForm }) {
  const { t } = useTranslation('alert-rules');
  return (
    <fieldset className={styles.notify}>
      <legend>{t('editor.notify')}</legend>
      <SwitchField form={form} name="push" label={t('editor.push')} />
      <SwitchField form={form} name="sms" label={t('editor.sms')} />
      <SwitchField form={form} name="email" label={t('editor.email')} />
    </fieldset>
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
export function SpeedFields({ form, rangeOf }: Pick<Props, 'form' | 'rangeOf'>) {
  const { t } = useTranslation('alert-rules');
  const rangeText = useRangeText();
  const [limit, unit] = useWatch({ control: form.control, name: ['limit', 'unit'] });
  const range = rangeText(rangeOf(unit), unit);
  return (
    <>
      <SelectField
        form={form}
        name="limit"
        label={t('editor.limit')}
        choices={(['road', 'own'] as const).map((value) => ({ value, label: t(`editor.limits.${value}`) }))}
        required
      />
      {limit === 'own' && (
        <FieldRow>
          <NumberField form={form} name="threshold" label={t('editor.speed')} hint={range} required whole takesFocus />
          <SelectField
            form={form}
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

type TimeProps = Omit<Props, 'type'> & { type: 'engine_idle' | 'engine' };

/** Minutes, with the usual ones of trackers as buttons. */
export function TimeField({ form, type, rangeOf, devices }: TimeProps) {
  const { t } = useTranslation('alert-rules');
  const format = useFormat();
  const range = useRangeText()(rangeOf('mph'), 'min');
  const presets = presetsOf(type, devices);
  const threshold = useWatch({ control: form.control, name: 'threshold' });
  const choose = (minutes: number) =>
    form.setValue('threshold', String(minutes), { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <NumberField
        form={form}
        name="threshold"
        label={t(`editor.${type}`)}
        unit={t('editor.units.min')}
        hint={range}
        required
        whole
      />
      {presets.length > 0 && (
        <fieldset className={styles.presets}>
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
