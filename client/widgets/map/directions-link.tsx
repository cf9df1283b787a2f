import { ActionIcon } from '@mantine/core';
import { IconDirections } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Destination, directionsUrl } from '../../lib/directions.ts';
import styles from './directions-link.module.css';

type Props = {
  to: Destination;
  /** Text of the place, for the accessible name. */
  place: string;
  /** Smaller, in a row of text. Touch targets stay 44 px. */
  isSmall?: boolean;
};

/** Link beside an address that opens directions in the maps app. Sends no referrer. */
export function DirectionsLink({ to, place, isSmall = false }: Props) {
  const { t } = useTranslation();
  const label = t('directions', { place });
  return (
    <ActionIcon
      component="a"
      variant="subtle"
      className={isSmall ? styles.small : undefined}
      href={directionsUrl(to, navigator.platform)}
      target="_blank"
      rel="noopener noreferrer"
      title={label}
      aria-label={label}
    >
      <IconDirections size={isSmall ? 16 : 18} aria-hidden />
    </ActionIcon>
  );
}
