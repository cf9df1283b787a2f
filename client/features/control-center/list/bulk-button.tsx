import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBulk } from '../../../data/commands/bulk.ts';
import { useBulkOffer } from '../../../data/commands/use-bulk-offer.ts';
import { isRunning } from '../../../rules/commands/bulk-flow.ts';
import { openBulkCommands } from '../../../state/open-dialogs.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './bulk-button.module.css';

/** Opens the bulk commands, and shows the progress of commands in flight. Does not tick the filtered vehicles. */
export function BulkButton() {
  const { t } = useTranslation('vehicles');
  const isBusy = useBulk(isRunning);
  const done = useBulk(({ tally }) => (tally ? tally.success + tally.failed : 0));
  const total = useBulk(({ tally }) => tally?.total ?? 0);
  const offer = useBulkOffer();
  // Commands in flight can be viewed, even if further ones are disabled.
  const reason = isBusy ? null : offer.reason;
  const reasonId = useId();
  if (!offer.isOffered) return null;
  return (
    <>
      <Button
        variant="subtle"
        leftSection={isBusy ? <Spinner /> : <IconChecks size={18} aria-hidden />}
        aria-haspopup="dialog"
        data-disabled={reason !== null || undefined}
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={reason === null ? () => openBulkCommands() : undefined}
      >
        {isBusy ? t('sending.bulkRunning', { done, total }) : t('sending.bulk')}
      </Button>
      {reason !== null && (
        <small className={styles.reason} id={reasonId}>
          {reason}
        </small>
      )}
    </>
  );
}
