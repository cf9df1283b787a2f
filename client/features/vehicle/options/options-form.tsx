import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod';
import type { OptionTables, Vehicle } from '../../../api/model.ts';
import { saveOptions } from '../../../data/device-settings/options.ts';
import { vehiclePaths } from '../../../lib/paths.ts';
import { Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useEditForm } from '../../../ui/form/use-edit-form.ts';
import { useOptionWords } from '../../../widgets/device/use-option-words.ts';
import { useRequestFailure } from '../../../widgets/device/use-request-failure.ts';
import { choicesOf, fieldOf, optionChanges, optionValues } from './option-values.ts';
import styles from './options.module.css';
import { showSaved } from './saved.ts';

const schema = z.object({ options: z.record(z.string(), z.string()) });

type Props = {
  vehicle: Vehicle;
  tables: OptionTables;
  /** Whether the key locker has a PIN. `null`: unknown. */
  hasPin: boolean | null;
  /** Why nothing can be saved now. */
  disabledReason: string | null;
};

/** All options of a device, table by table. One save sends what was changed, all or none. */
export function OptionsForm({ vehicle, tables, hasPin, disabledReason }: Props) {
  const { t } = useTranslation('option-tables');
  const { nameOf, valueOf } = useOptionWords();
  const { form, props } = useEditForm({
    schema,
    saved: tables,
    follows: true,
    valuesOf: optionValues,
    save: async (sent, known) => {
      const update = optionChanges(known, sent);
      return update && saveOptions(vehicle.device_key, update);
    },
    onSaved: (saved) => showSaved(saved ? 'options' : 'nothing'),
  });
  const explain = useRequestFailure(vehicle, (code) => {
    if (code === 'INSTALLER_REQUIRED') return t('refused.installer');
    return code === 'PIN_REQUIRED' ? t('refused.pin') : null;
  });
  const needOf = (requires: string | undefined) => {
    if (requires === 'installer') return t('installer');
    if (requires === 'pin') return hasPin === false ? t('pin') : null;
    return requires === undefined ? null : t('needs');
  };
  const needsPin = hasPin === false && (tables.tables ?? []).some(({ options }) => options.some(isOfPin));
  return (
    <Form {...props} explain={explain}>
      {(tables.tables ?? []).map(({ table, options }) => (
        <fieldset key={table} className={styles.table}>
          <legend>{t('table', { table })}</legend>
          {options.map((option) => {
            const need = needOf(option.requires);
            return (
              <SelectField
                key={option.option}
                form={form}
                name={`options.${fieldOf(table, option.option)}`}
                label={nameOf(option.option, option.name)}
                {...(need !== null && { hint: need })}
                choices={choicesOf(option).map((value) => ({
                  value: String(value),
                  label: valueOf(option.name, value),
                }))}
                disabled={disabledReason !== null || need !== null}
                required
              />
            );
          })}
        </fieldset>
      ))}
      {needsPin && !vehicle.isShared && (
        <p>
          <Link to={vehiclePaths.keylocker(vehicle.id)}>{t('pinLink')}</Link>
        </p>
      )}
      <FormFooter>
        <FormButtons submit={t('submit')} busy={t('busy')} disabledReason={disabledReason} />
      </FormFooter>
    </Form>
  );
}

const isOfPin = ({ requires }: { requires?: string }): boolean => requires === 'pin';
