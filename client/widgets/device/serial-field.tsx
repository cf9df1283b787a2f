import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form/text-field.tsx';
import type { FieldProps } from '../../ui/form/use-field.ts';
import { type Serial, tidyKey } from './serial.ts';

/** Field for a serial number, as printed on the device's label and box (commerce 5). */
export function SerialField({ form }: Pick<FieldProps<Serial, Serial, string>, 'form'>) {
  const { t } = useTranslation('forms');
  return (
    <TextField
      form={form}
      name="device_key"
      label={t('serial.label')}
      hint={t('serial.hint')}
      required
      autoComplete="off"
      spellCheck={false}
      upperCase
      write={tidyKey}
    />
  );
}
