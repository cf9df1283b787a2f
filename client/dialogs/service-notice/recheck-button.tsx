import { Button, VisuallyHidden } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/spinner.tsx';
import type { Recheck } from './use-recheck.ts';

type Props = Recheck & { variant: 'default' | 'filled'; hasFailed: boolean };

/** Asks for the status now. What came of it stands in the notice; where that looks the same, it is said. */
export function RecheckButton({ progress, check, variant, hasFailed }: Props) {
  const { t } = useTranslation('notices');
  const isChecking = progress === 'checking';
  return (
    <>
      <Button
        variant={variant}
        aria-disabled={isChecking}
        leftSection={isChecking ? <Spinner /> : <IconRefresh size={16} aria-hidden />}
        onClick={check}
      >
        {t(isChecking ? 'checking' : 'check')}
      </Button>
      <VisuallyHidden component="output">{progress === 'checked' && !hasFailed ? t('unchanged') : ''}</VisuallyHidden>
    </>
  );
}
