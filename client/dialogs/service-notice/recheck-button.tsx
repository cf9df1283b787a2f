import { Button, VisuallyHidden } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LightButton } from '../../ui/light/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Recheck } from './use-recheck.ts';

type Props = Recheck & {
  /** The one thing to do here, or one beside another. */
  rank: 'primary' | 'secondary';
  hasFailed: boolean;
};

/** Asks for the status now. What came of it stands in the notice; where that looks the same, it is said. */
export function RecheckButton({ progress, check, rank, hasFailed }: Props) {
  const { t } = useTranslation('notices');
  const isChecking = progress === 'checking';
  const icon = isChecking ? <Spinner /> : <IconRefresh size={16} aria-hidden />;
  const label = t(isChecking ? 'checking' : 'check');
  return (
    <>
      {rank === 'primary' ? (
        <LightButton aria-disabled={isChecking} onClick={check}>
          {icon}
          {label}
        </LightButton>
      ) : (
        <Button variant="default" aria-disabled={isChecking} leftSection={icon} onClick={check}>
          {label}
        </Button>
      )}
      <VisuallyHidden component="output">{progress === 'checked' && !hasFailed ? t('unchanged') : ''}</VisuallyHidden>
    </>
  );
}
