import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useBulk } from '../../data/vehicles/bulk.ts';
import { isRunning } from '../../rules/bulk-flow.ts';
import { openBulkCommands } from '../../state/open-dialogs.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** Opens the bulk commands; while some are on their way it says how far they are. Filters of the list tick nothing. */
export function BulkButton() {
  const { t } = useTranslation();
  const isBusy = useBulk(isRunning);
  const done = useBulk(({ tally }) => (tally ? tally.success + tally.failed : 0));
  const total = useBulk(({ tally }) => tally?.total ?? 0);
  return (
    <Button
      variant="subtle"
      leftSection={isBusy ? <Spinner /> : <IconChecks size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => openBulkCommands()}
    >
      {isBusy ? t('commands.bulkRunning', { done, total }) : t('commands.bulk')}
    </Button>
  );
}
