import { Button, VisuallyHidden } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LightButton } from '../../ui/light/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Recheck } from './use-recheck.ts';

type Props = Recheck & {
  /** `primary`: the only action in its place. */
  rank: 'primary' | 'secondary';
  hasFailed: boolean;
};

/** Checks the status again. The notice shows the result. Announces if nothing has changed. */
export function RecheckButton({ progress, check, rank, hasFailed }: Props) {
  const { t } = useTranslation('service-notice');
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
