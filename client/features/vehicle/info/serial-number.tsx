import { TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { hardwareGeneration } from '../../../rules/vehicle/hardware-generation.ts';
import { CopyButton } from '../../../widgets/vehicle/copy-button.tsx';
import styles from './details-form.module.css';

/** The device key, to read and copy. It cannot change: another device is another vehicle. */
export function SerialNumber({ value }: { value: string }) {
  const { t } = useTranslation('vehicle-info');
  return (
    <TextInput
      className={styles.serial}
      label={t('details.serial')}
      description={t('details.serialHint', { generation: hardwareGeneration(value).toUpperCase() })}
      inputWrapperOrder={['label', 'input', 'description']}
      value={value}
      readOnly
      leftSection={<IconLock size={16} aria-hidden />}
      rightSectionPointerEvents="all"
      rightSectionWidth={44}
      rightSection={<CopyButton text={value} label={t('details.copySerial')} />}
    />
  );
}
