import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dispatchBulk } from '../../data/commands/bulk.ts';
import { useInterruptions } from '../../data/notices/interruptions.ts';
import { closeDialog, useOpenDialogs } from '../../state/open-dialogs.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { BulkForm } from './bulk-form.tsx';
import { useBackgroundBatch } from './use-background-batch.ts';

/**
 * Dialog for one command to several vehicles (core 2.7). Closing it does not stop sending. Opened again, it shows the
 * progress.
 */
export default function BulkCommands({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation(['bulk-commands', 'commands']);
  const opening = useOpenDialogs(({ bulkCommands }) => bulkCommands);
  useEffect(() => {
    if (opening) dispatchBulk({ type: 'opened', vehicleIds: opening.vehicleIds });
  }, [opening]);
  // One dialog at a time: the notice about an interruption replaces this one, which keeps its selection.
  const isNoticed = useInterruptions(({ opening }) => opening !== null);
  useBackgroundBatch(isShown);
  const close = () => {
    dispatchBulk({ type: 'closed' });
    closeDialog('bulkCommands');
  };
  return (
    <Dialog opened={isShown && !isNoticed} onClose={close} title={t('bulk-commands:title')} size={560}>
      <BulkForm onClose={close} />
    </Dialog>
  );
}
