import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SUCCESS_ICON } from '../../rules/constants/live-view.ts';
import { deleteAlert, showAlert } from '../../state/alerts.ts';

/**
 * Copies a text and confirms it briefly. Shows an alert if the browser refuses (it has no clipboard without HTTPS).
 * `label`: the accessible name.
 */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('vehicles');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      showAlert({ id: `copy-${text}`, message: t('notCopied', { text }) });
      return;
    }
    deleteAlert(`copy-${text}`);
    setCopied(true);
    setTimeout(() => setCopied(false), SUCCESS_ICON);
  };
  return (
    <ActionIcon variant="subtle" aria-label={isCopied ? t('copied') : label} onClick={() => void copy()}>
      {isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
    </ActionIcon>
  );
}
