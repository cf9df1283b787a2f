import { TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './geofences.module.css';

type Props = {
  text: string;
  onText: (text: string) => void;
  /** Number of matching geofences, and of all. */
  found: number;
  of: number;
};

/** Search of the list of geofences. Screen readers hear how many match. */
export function GeofenceSearch({ text, onText, found, of }: Props) {
  const { t } = useTranslation('geofences');
  return (
    <search className={styles.search}>
      <TextInput
        type="search"
        leftSection={<IconSearch size={16} aria-hidden />}
        placeholder={t('search.label')}
        aria-label={t('search.label')}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <VisuallyHidden component="output">{found < of ? t('search.found', { count: found, of }) : ''}</VisuallyHidden>
    </search>
  );
}
