import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';

/**
 * Announces the panel of the selected vehicle (WCAG 4.1.3) if it opens beside the list, which keeps the focus. If it replaces the
 * list, its heading takes the focus instead.
 */
export function PanelAnnouncement({ name }: { name: string | null }) {
  const { t } = useTranslation('vehicles');
  const isBeside = useMediaQuery('(min-width: 991px)') ?? false;
  return <VisuallyHidden component="output">{name !== null && isBeside ? t('opened', { name }) : ''}</VisuallyHidden>;
}
