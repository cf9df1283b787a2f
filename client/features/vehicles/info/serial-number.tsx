import { ActionIcon, TextInput, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './details-form.module.css';

const COPIED_FOR = 1_400;

/** The key of the device, to read and to copy: another device is another vehicle. */
export function SerialNumber({ value }: { value: string }) {
  const { t } = useTranslation('vehicle-info');
  const { copy, copied } = useClipboard({ timeout: COPIED_FOR });
  return (
    <>
      <TextInput
        className={styles.serial}
        label={t('details.serial')}
        description={t('details.serialHint')}
        inputWrapperOrder={['label', 'input', 'description']}
        value={value}
        readOnly
        leftSection={<IconLock size={16} aria-hidden />}
        rightSectionPointerEvents="all"
        rightSectionWidth={44}
        rightSection={
          <ActionIcon variant="subtle" aria-label={t('details.copySerial')} onClick={() => copy(value)}>
            {copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          </ActionIcon>
        }
      />
      <VisuallyHidden component="output">{copied ? t('details.copied') : ''}</VisuallyHidden>
    </>
  );
}
